import { CallError, refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { listSites, removeSite, withdrawSite } from '#features/accounts/sites/site.api.ts'
import type { Sites } from '#features/accounts/sites/site.schema.ts'

export type SecondarySite = Sites['contactAccountMap'][number]
export type SiteRequest = Sites['case'][number]

const GONE = 404
const statusOf = (error: unknown): number | undefined => (error instanceof CallError ? error.status : undefined)

/** Takes a site or a request away, at the addresses that the page names [7.9.2, 7.9.3]. */
export const useSiteChanges = () => {
  const { appId, createCaseEndpoint, deleteSiteEndpoint } = usePage().config
  const removing = useEndpointMutation(removeSite)
  const withdrawing = useEndpointMutation(withdrawSite)

  /** One that is gone already is gone. */
  const remove = async ({ contactAccountMapId }: SecondarySite): Promise<boolean> => {
    const path = `${deleteSiteEndpoint}/${encodeURIComponent(contactAccountMapId)}`
    const isGone = await removing.mutateAsync({ appId, path, params: { contactAccountMapId } }).then(
      () => true,
      (error: unknown) => statusOf(error) === GONE,
    )
    if (isGone) await refreshQueries(listSites)
    return isGone
  }
  const withdraw = async ({ caseId }: SiteRequest): Promise<boolean> => {
    const path = `${createCaseEndpoint}/${encodeURIComponent(caseId)}`
    const isGone = await withdrawing.mutateAsync({ appId, path, params: { caseId } }).then(
      () => true,
      () => false,
    )
    // Decided meanwhile: the list says how.
    await refreshQueries(listSites)
    return isGone
  }
  return { remove, withdraw }
}
