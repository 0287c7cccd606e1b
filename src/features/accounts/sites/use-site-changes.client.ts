import { CallError, refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { addSite, listSites, removeSite, withdrawSite } from '#features/accounts/sites/site.api.ts'
import type { SiteName } from '#features/accounts/sites/site.rules.ts'
import type { AddSitePayload, Sites } from '#features/accounts/sites/site.schema.ts'

export type SecondarySite = Sites['contactAccountMap'][number]
export type SiteRequest = Sites['case'][number]
type Added = 'added' | 'taken' | 'failed'

const GONE = 404
const TAKEN = 409
const statusOf = (error: unknown): number | undefined => (error instanceof CallError ? error.status : undefined)

/** Asks for a site and takes one away, at the addresses that the page names [7.9.2, 7.9.3]. */
export const useSiteChanges = (template: AddSitePayload) => {
  const { appId, createCaseEndpoint, deleteSiteEndpoint } = usePage().config
  const adding = useEndpointMutation(addSite)
  const removing = useEndpointMutation(removeSite)
  const withdrawing = useEndpointMutation(withdrawSite)

  const add = (requested: SiteName): Promise<Added> =>
    adding.mutateAsync({ appId, path: createCaseEndpoint, body: { ...template, secondaryAccount: requested } }).then(
      async (reply): Promise<Added> => {
        if (!reply) return 'failed'
        await refreshQueries(listSites)
        return 'added'
      },
      (error: unknown): Added => (statusOf(error) === TAKEN ? 'taken' : 'failed'),
    )

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
  return { add, remove, withdraw, isAdding: adding.isPending }
}
