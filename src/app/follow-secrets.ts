import type { PoolConfig } from 'pg'
import { isTenantKey } from '#kernel/tenant.ts'
import { listen } from '#platform/database/listen.ts'
import { forgetSecrets, SECRET_CHANNEL } from '#platform/secrets/tenant-secret.ts'
import type { StartedServices } from '#app/start-services.ts'

/** Secrets that any process rotated count in this one at once, without a restart. */
export const followSecrets = (
  connection: PoolConfig,
  { db, backgroundDb, tenants }: Pick<StartedServices, 'db' | 'backgroundDb' | 'tenants'>,
): Promise<{ stop: () => Promise<void> }> => {
  const forget = (tenant: string): void => {
    for (const each of [db, backgroundDb]) void forgetSecrets(each, tenant)
  }
  return listen(connection, SECRET_CHANNEL, {
    onNotice: (tenant) => isTenantKey(tenant) && forget(tenant),
    onGap: () => tenants.all.forEach(({ key }) => forget(key)),
  })
}
