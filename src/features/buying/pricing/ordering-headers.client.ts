import { padSoldTo, readPortalData } from '#foundation/accounts/public.ts'

/** Names the account that this page was drawn for: if another one was chosen meanwhile, the server refuses [T-77]. */
export const orderingHeaders = (): Readonly<Record<string, string>> => {
  const { activeSoldTo } = readPortalData()
  return activeSoldTo ? { 'x-ordering-account': `${activeSoldTo.erpId}~${padSoldTo(activeSoldTo.soldToNumber)}` } : {}
}
