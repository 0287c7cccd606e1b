import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringPeople } from '#demo/accounts/bring-people.ts'
import { openBringing } from '#demo/bring-lines.ts'
import { bringCatalogue } from '#demo/catalogue/bring-catalogue.ts'
import { bringPolicy } from '#demo/company/bring-policy.ts'
import { bringPartNumbers } from '#demo/company/bring-part-numbers.ts'
import { bringPurchases } from '#demo/company/bring-purchases.ts'
import { generateDemoWorld } from '#demo/generate-demo-world.ts'
import { listPeople } from '#demo/people.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
let site: TestApp
beforeAll(async () => void (site = await openTestApp()))
afterAll(() => site.close())

type Found = {
  approvals: string[]
  requester: string
  recurring: string[]
  owner: string
  openCarts: number
  unread: number
  entries: number
  orders: number
  numbers: number
  hasCosts: boolean
  limit: string
}

test.each(TENANT_KEYS)('%s: one order waits, one comes every month, and nobody begins with anything else', async (tenant) => {
  const found = await withTenant(site.services.db, tenant, async (tx) => {
    const bringing = openBringing(tx, tenant, site.services)
    const { dealers: _dealers, references: _references, ...catalogue } = bringCatalogue(bringing)
    const people = listPeople(tenant).filter(({ who }) => who !== 'bigcsr')
    await bringPeople(bringing, tenant, people)
    await generateDemoWorld({ tenants: [tenant], size: { locales: 1, products: 120 }, write: catalogue })
    // A newer world is brought over an older one.
    for (let time = 0; time < 2; time += 1) {
      await bringPolicy(bringing, NOW)
      await bringPartNumbers(bringing, tenant, NOW)
      await bringPurchases(bringing, tenant, NOW)
    }
    const { rows } = await sql<Found>`
      select (select array_agg(state) from approval) as approvals,
        (select email from approval join person on person.id = requester_id) as requester,
        (select array_agg(state) from recurring_order) as recurring,
        (select distinct email from recurring_order join person on person.id = person_id) as owner,
        (select count(*)::integer from cart where ordered_at is null) as open_carts,
        (select count(*)::integer from inbox_entry where read_at is null and kind = 'approval') as unread,
        (select count(*)::integer from budget_entry) as entries,
        (select count(*)::integer from orders) as orders,
        (select count(*)::integer from company_part_number) as numbers,
        (select count(*)::integer from part_cost) > 100 as has_costs,
        (select trim_scale(credit_limit)::text from sold_to where credit_limit is not null) as limit`.execute(tx)
    return rows[0]
  })
  expect(found).toEqual({
    ...{ approvals: ['Waiting'], requester: `requester@${tenant}.example` },
    ...{ recurring: ['Active', 'Active'], owner: `colleague@${tenant}.example` },
    ...{ openCarts: 0, unread: 0, entries: 0, orders: 0, numbers: 12, hasCosts: true, limit: '5000000' },
  })
})
