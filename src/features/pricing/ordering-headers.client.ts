import { padSoldTo, readPortalData } from '#features/accounts/public.ts'

/** Names the account that this page was drawn for: if another one was chosen meanwhile, the server refuses [T-77]. */
export const orderingHeaders = (): Readonly<Record<string, string>> => {
  const { defaultSoldTo } = readPortalData()
  return defaultSoldTo ? { 'x-ordering-account': `${defaultSoldTo.erpId}~${padSoldTo(defaultSoldTo.soldToNumber)}` } : {}
}
