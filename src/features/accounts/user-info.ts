import { callApi } from '#browser/api.ts'
import { logInfo } from '#browser/log.ts'
import type { PortalPage } from '#features/accounts/portal-data.rules.ts'

type UserInfo = { readonly given_name?: string; readonly sub?: string; readonly session_valid?: boolean }

const ANONYMOUS = 'Anonymous User'

/** The name in the header; whoever cannot be named is anonymous, and nobody is told why [7.1.5, 8.7.4]. */
export const loadGivenName = async ({ config: { userInfoEndpoint, appId } }: PortalPage): Promise<string> => {
  const { ok, data } = await callApi<UserInfo>({ path: userInfoEndpoint, appId, isQuiet: true })
  if (ok && data?.session_valid !== false && data?.given_name) return data.given_name
  logInfo(ANONYMOUS)
  return ANONYMOUS
}
