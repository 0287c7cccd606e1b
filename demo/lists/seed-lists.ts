import { listProducts } from '#demo/catalogue/products/list-products.ts'
import { listPeople } from '#demo/people.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { insertList, openSaved, saveItems } from '#features/buying/lists/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

const PRODUCTS = 120
const LISTS = [
  { who: 'buyer', name: 'Quarterly inspection round', isShared: true, first: 10, count: 6 },
  { who: 'buyer', name: 'Workshop spares', isShared: false, first: 40, count: 14 },
  { who: 'colleague', name: 'Shutdown in spring', isShared: true, first: 70, count: 9 },
] as const
const SAVED = { buyer: 12, single: 4, colleague: 3 } as const

/** Lists that people save for another day, and those that they order again and again. */
export const seedLists = async (tx: Tx, tenant: TenantKey, now: Date): Promise<void> => {
  await tx.deleteFrom('savedList').execute()
  const parts = [...listProducts(tenant, PRODUCTS)].filter(({ lifecycle }) => lifecycle === 'active').map(({ sku }) => sku)
  const people = new Map(listPeople(tenant).map(({ who, id }) => [who, id]))
  for (const [who, count] of Object.entries(SAVED)) {
    const personId = people.get(who)
    if (personId === undefined) continue
    const items = parts.slice(0, count).map((sku) => ({ sku, quantity: 1, note: '' }))
    await saveItems(tx, await openSaved(tx, personId, now), items)
  }
  for (const { who, name, isShared, first, count } of LISTS) {
    const personId = people.get(who)
    if (personId === undefined) continue
    const items = parts
      .slice(first, first + count)
      .map((sku, at) => ({ sku, quantity: 2 + ((at * 5) % 11), note: at === 0 ? 'For the night shift' : '' }))
    await saveItems(tx, await insertList(tx, { personId, name, isShared, changedAt: now }), items)
  }
}
