import { localStore, readJson } from '#browser/storage.ts'
import type { PageContext } from '#foundation/blocks/public.ts'
import { decideTraining } from '#foundation/entitlements/public.ts'
import { isSignedIn, loggedInDetailsName } from '#foundation/identity/public.ts'
import { anonymousSearcher, type Searcher } from '#features/search/search/takeover/offered-type.rules.ts'

/** A first guess from what this browser has stored about the person, until the server has answered [6.6.4]. */
export const guessSearcher = ({ tenant, config: { domainId } }: PageContext): Searcher => {
  const details = readJson(localStore, loggedInDetailsName(domainId))
  const hasEcommerceAccess =
    typeof details === 'object' && details !== null && 'hasEcommerceAccess' in details && details.hasEcommerceAccess === true
  return { ...anonymousSearcher(tenant.traits), isSignedIn: isSignedIn(document.cookie, domainId), hasEcommerceAccess }
}

/** Who it is, once the portal's data has arrived; undefined for an anonymous visitor, for whom nothing is loaded. */
export const loadSearcher = async (page: PageContext): Promise<Searcher | undefined> => {
  if (!isSignedIn(document.cookie, page.config.domainId)) return undefined
  const { loadPortalData, readPortalData } = await import('#foundation/accounts/public.ts')
  await loadPortalData(page)
  const { phase, hasEcommerceAccess, contact } = readPortalData()
  const tools = (contact?.toolAccess ?? []).map(({ masterToolId, status, lmsUserId = null }) => ({
    id: masterToolId,
    status,
    lmsUserId,
  }))
  return {
    ...anonymousSearcher(page.tenant.traits),
    isSignedIn: phase === 'ready',
    hasEcommerceAccess,
    isTrainingApproved: decideTraining(tools).allowed,
  }
}
