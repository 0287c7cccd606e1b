import { placeAt } from '#demo/accounts/places.ts'
import { soldTosOf } from '#demo/accounts/sold-tos.ts'
import { demoId } from '#demo/demo-id.ts'
import { listPeople } from '#demo/people.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { insertShipTo } from '#features/buying/checkout/public.seed.ts'
import type { Tx } from '#platform/database/database.ts'

/** Customers who order often have their goods-in on file. */
const ORDERING = new Set(['buyer', 'single', 'nodefault'])

const SITES = [
  { site: 'goods in', street: 'Harbour Road 41', extra: 'Gate 2', hint: 'Mon to Fri, 06:00 to 14:00' },
  { site: 'workshop', street: 'Foundry Lane 7', extra: '', hint: 'Call before delivery' },
] as const

export const seedShipTos = async (tx: Tx, tenant: TenantKey): Promise<void> => {
  await tx.deleteFrom('shipTo').execute()
  for (const [at, person] of listPeople(tenant).entries()) {
    if (!ORDERING.has(person.who)) continue
    for (const [account, { id, name, city, postalCode, countryCode }] of soldTosOf(person, at).entries())
      for (const [position, { site, street, extra, hint }] of SITES.entries()) {
        const own = { city, postalCode, countryCode }
        const region = placeAt(at * 8 + account).state
        const address = { name: `${name}, ${site}`, street, extra, region, ...own, hint, position }
        await insertShipTo(tx, id, { id: demoId(`ship-to/${id}/${position}`), ...address })
      }
  }
}
