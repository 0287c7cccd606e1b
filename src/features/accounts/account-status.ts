import { callApi } from '#browser/api.ts'
import { logInfo } from '#browser/log.ts'
import type { AccountStatus } from '#features/accounts/account-status.schema.ts'
import type { PortalPage } from '#features/accounts/portal-data.rules.ts'

const known = new Map<string, Promise<Partial<AccountStatus> | null>>()

const ask = async (path: string, appId: string): Promise<Partial<AccountStatus> | null> => {
  const { ok, data } = await callApi<Partial<AccountStatus>>({ path, appId, isQuiet: true })
  if (ok && data) return data
  logInfo('Status API call failed, please try again later')
  known.delete(path)
  return null
}

/** Asked once for a page, however many need it [7.1.6]; null when it failed, which is logged only [8.7.2]. */
export const loadAccountStatus = ({ config: { statusUri, appId } }: PortalPage): Promise<Partial<AccountStatus> | null> => {
  const asked = known.get(statusUri) ?? ask(statusUri, appId)
  known.set(statusUri, asked)
  return asked
}
