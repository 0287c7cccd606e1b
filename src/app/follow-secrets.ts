import { isTenantKey } from '#kernel/tenant.ts'
import type { DirectSession } from '#platform/database/direct-session.ts'
import { forgetSecrets, SECRET_CHANNEL } from '#platform/secrets/tenant-secret.ts'
import type { StartedServices } from '#app/start-services.ts'

/** Secrets that any process rotated count in this one at once, without a restart. */
export const followSecrets = (
  session: DirectSession,
  { db, backgroundDb, tenants }: Pick<StartedServices, 'db' | 'backgroundDb' | 'tenants'>,
): Promise<{ stop: () => Promise<void> }> => {
  const forget = (tenant: string): void => {
    for (const each of [db, backgroundDb]) void forgetSecrets(each, tenant)
  }
  return session.listen(SECRET_CHANNEL, {
    onNotice: (tenant) => isTenantKey(tenant) && forget(tenant),
    onGap: () => tenants.all.forEach(({ key }) => forget(key)),
  })
}
