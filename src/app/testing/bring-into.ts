import { bringLines } from '#foundation/data-kinds/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import type { TestApp } from '#app/testing/test-app.ts'

/** Lines by their kind, as the owner of a tenant brings them; kinds come in the order in which they are written. */
export const bringInto = (
  { services }: Pick<TestApp, 'services'>,
  tenant: TenantKey,
  lines: Readonly<Record<string, readonly object[]>>,
): Promise<void> =>
  withTenant(services.db, tenant, async (tx) => {
    for (const [kind, own] of Object.entries(lines)) await bringLines({ tx, tenant, services }, kind, own)
  })
