import { createHash } from 'node:crypto'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { listDataKinds } from '#foundation/data-kinds/public.server.ts'
import { insertKey, listScopes } from '#foundation/integration/public.server.ts'
import type { Feature } from '#platform/feature.ts'
import type { Tx } from '#platform/database/database.ts'

/** Known to everybody, as everything in the demo is. */
export const demoIntegrationKey = (tenant: TenantKey): string =>
  `pk_demo_${tenant}_${createHash('sha256').update(`portico-demo/key/${tenant}`).digest('base64url')}`

export const seedIntegrationKey = async (tx: Tx, tenant: TenantKey, now: Date, features: readonly Feature[]): Promise<void> => {
  await tx.deleteFrom('integrationKey').execute()
  await insertKey(tx, {
    name: 'Demo ERP',
    scopes: listScopes(
      listDataKinds(features).values(),
      features.flatMap(({ keyScopes = [] }) => keyScopes),
    ),
    now,
    text: demoIntegrationKey(tenant),
  })
}
