import { bringPeople } from '#demo/accounts/bring-people.ts'
import { openBringing } from '#demo/bring-lines.ts'
import { listPeople, type Person } from '#demo/people.ts'
import { TENANT_KEYS, type TenantKey } from '#demo/tenant-keys.ts'
import { withTenant } from '#platform/database/database.ts'
import type { TestApp } from '#app/testing/test-app.ts'

const FEW = 60

/** The demo's people; whoever serves thousands of accounts serves a few, which is quicker. */
export const listTestPeople = (tenant: TenantKey): Person[] =>
  listPeople(tenant).map((person) => {
    const { traits } = person
    return { ...person, traits: { ...traits, favouriteSoldTos: Math.min(traits.favouriteSoldTos, FEW) } }
  })

export const bringTestPeople = async (
  { services }: Pick<TestApp, 'services'>,
  tenants: readonly TenantKey[] = TENANT_KEYS,
  list: (tenant: TenantKey) => readonly Person[] = listTestPeople,
): Promise<void> => {
  for (const tenant of tenants)
    await withTenant(services.db, tenant, (tx) => bringPeople(openBringing(tx, tenant, services), tenant, list(tenant)))
}
