import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { readTenantSecret } from '#platform/secrets/tenant-secret.ts'

const makeKey = (): string => `search-${randomBytes(16).toString('hex')}`

/** Opens the search of one tenant and nothing else, so every page may carry it [T-28]. Made once, and kept. */
export const readSearchKey = async (
  { db, tenants }: Pick<Services, 'db' | 'tenants'>,
  tenant: TenantKey,
  tx?: Tx,
): Promise<string> => tenants.byKey(tenant)?.config.searchKey ?? readTenantSecret(db, tenant, 'search-key', makeKey, tx)

/** `Bearer {key}`; the time it takes tells nothing of the key. */
export const isAuthorised = (header: string | undefined, key: string): boolean => {
  const given = Buffer.from(/^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? '')
  const requested = Buffer.from(key)
  return given.length === requested.length && timingSafeEqual(given, requested)
}
