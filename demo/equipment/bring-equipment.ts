import { lookUp } from '#kernel/look-up.ts'
import { nameOfAccount, soldTosOf } from '#demo/accounts/sold-tos.ts'
import type { Bringing } from '#demo/bring-lines.ts'
import { listProducts } from '#demo/catalogue/products/list-products.ts'
import { listPeople } from '#demo/people.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

const PRODUCTS = 300
const DAY_MS = 86_400_000
const PLACES = ['HQ', 'Plant 2 - Assembly', 'Central Warehouse', 'Test Hall North'] as const
/** Of each of their accounts. */
const COUNTS: Readonly<Partial<Record<string, readonly number[]>>> = { buyer: [42, 18, 12], single: [9] }

const dayAfter = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** The same units on every machine; their days are relative to the day the demo is made. */
const listUnits = (account: string, at: number, skus: readonly string[], now: Date, count: number): object[] =>
  Array.from({ length: count }, (_, unit) => {
    const sku = skus[(unit * 7 + at * 3) % skus.length] ?? ''
    const age = 120 + ((unit * 97) % 1_500)
    return {
      serialNumber: `${sku.replaceAll(/[^A-Z0-9]/gi, '').slice(-6)}-${String(10_000 + at * 1_000 + unit * 13)}`,
      account,
      sku,
      site: PLACES[unit % PLACES.length],
      commissionedOn: dayAfter(now, -age),
      // Some overdue, some due within a month, most later, and a few without a service.
      ...(unit % 6 !== 5 && { nextServiceOn: dayAfter(now, ((unit * 41) % 400) - 20) }),
      ...(unit % 3 !== 2 && { warrantyUntil: dayAfter(now, 1_095 - age) }),
    }
  })

/** Equipment of the people who have a history; products with parts that fit come first. */
export const bringEquipment = async ({ tx, bring }: Bringing, tenant: TenantKey, now: Date): Promise<void> => {
  await tx.deleteFrom('equipment').execute()
  const products = [...listProducts(tenant, PRODUCTS)].filter(({ accessories, markets }) => accessories.length > 0 && !markets)
  const skus = products.slice(0, 24).map(({ sku }) => sku)
  const lines = listPeople(tenant).flatMap((person, position) =>
    soldTosOf(person, position).flatMap((account, at) => {
      const count = lookUp(COUNTS, person.who)?.[at] ?? 0
      return count === 0 ? [] : listUnits(nameOfAccount(account), position * 4 + at, skus, now, count)
    }),
  )
  await bring('equipment', lines)
}
