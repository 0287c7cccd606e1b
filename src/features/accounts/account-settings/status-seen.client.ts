import { call } from '#browser/api.ts'
import { isSignedIn, type StatusFlag } from '#foundation/identity/public.ts'
import { markStatusSeen } from '#features/accounts/account-settings/status-seen.api.ts'
import { CLOSABLE_STATUSES } from '#features/accounts/account-settings/status-seen.rules.ts'
import type { SiteConfig } from '#kernel/site-config.ts'

/** Waits for the answer, since the page is left next; a failure only means that the dialog is shown once more. */
export const reportStatusSeen = async (flag: StatusFlag, config: Pick<SiteConfig, 'appId' | 'domainId'>): Promise<void> => {
  const status = CLOSABLE_STATUSES.find((one) => one === flag)
  if (!status || !isSignedIn(document.cookie, config.domainId)) return
  await call(markStatusSeen, { appId: config.appId, body: { status }, errors: 'own', isQuiet: true })
}
