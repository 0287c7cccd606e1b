import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringPeople } from '#demo/accounts/bring-people.ts'
import { openBringing } from '#demo/bring-lines.ts'
import { bringOrders } from '#demo/orders/bring-orders.ts'
import { listPeople } from '#demo/people.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'
import { ORDER_STATES } from '#features/orders/orders/public.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
let site: TestApp
beforeAll(async () => void (site = await openTestApp()))
afterAll(() => site.close())

type Row = {
  isDefault: boolean
  state: string
  currency: string
  placedAt: Date
  number: string
  isLate: boolean
  hasBackorder: boolean
}

const readBuyers = (tenant: (typeof TENANT_KEYS)[number]) =>
  withTenant(site.services.db, tenant, async (tx) => {
    const bringing = openBringing(tx, tenant, site.services)
    await bringPeople(
      bringing,
      tenant,
      // Thousands of favourites are of no use here.
      listPeople(tenant).filter(({ who }) => who !== 'bigcsr'),
    )
    await bringOrders(bringing, tenant, NOW)
    const { rows } = await sql<Row>`
      select own.is_default, orders.state, orders.currency, orders.placed_at, orders.number, orders.has_backorder,
        orders.promised_on < ${NOW}::date as is_late
      from orders join sold_to on sold_to.account_key = orders.account_key
      join person_sold_to own on own.sold_to_id = sold_to.id join person on person.id = own.person_id
      where person.email = ${`buyer@${tenant}.example`} order by placed_at`.execute(tx)
    return rows
  })

test('an account in the United States never pays VAT, and everybody pays freight by the tenant’s rates', async () => {
  await readBuyers('sps')
  const { rows } = await withTenant(site.services.db, 'sps', (tx) =>
    sql<{ country: string; shipCountry: string; taxes: readonly { name: string; percent: string }[]; orders: number }>`
      select sold_to.country_code as country, ship_to->>'countryCode' as ship_country, taxes, count(*)::integer as orders
      from orders join sold_to on sold_to.account_key = orders.account_key
      /* The same account written without its zeros has a place of its own. */
      where length(sold_to.number) > 6 group by 1, 2, 3`.execute(tx),
  )
  expect(rows.filter(({ country, shipCountry }) => country !== shipCountry)).toEqual([])
  const american = rows.filter(({ country }) => country === 'US')
  expect(american.length).toBeGreaterThan(0)
  expect(american.flatMap(({ taxes }) => taxes.map(({ name }) => name)).filter((name) => name !== 'Sales tax')).toEqual([])
})

test.each(TENANT_KEYS)('%s: the buyer has years of orders in every state', async (tenant) => {
  const rows = await readBuyers(tenant)
  expect(rows.length).toBeGreaterThanOrEqual(400)
  expect(rows.filter(({ isDefault }) => isDefault).length).toBeGreaterThanOrEqual(200)
  for (const currency of ['JPY', 'KWD']) expect(rows.filter((row) => row.currency === currency).length).toBeGreaterThanOrEqual(50)
  for (const isDefault of [true, false])
    expect(new Set(rows.filter((row) => row.isDefault === isDefault).map(({ state }) => state)).size).toBe(ORDER_STATES.length)
  expect(rows.some(({ isLate, state }) => isLate && state === 'In production')).toBe(true)
  expect(rows.some(({ hasBackorder }) => hasBackorder)).toBe(true)
  const years = rows.map(({ placedAt }) => placedAt.getTime())
  expect(Math.max(...years)).toBeLessThanOrEqual(NOW.getTime())
  expect(Math.min(...years)).toBeLessThan(NOW.getTime() - 1000 * 86_400_000)
})
