import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRequests, prepareMonths } from '#foundation/analytics/analytics.store.ts'
import { eventSource } from '#foundation/analytics/insight-event.store.ts'
import { withTenant } from '#platform/database/database.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const DAY = { from: new Date('2031-05-05T00:00:00Z'), to: new Date('2031-05-06T00:00:00Z') }
const AT = new Date('2031-05-05T10:00:00Z')

let database: TestDatabase
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

const line = (status: string) => ({ id: 'V-1', status })

test('an event that was sent in parts counts once, and an addition of which nothing succeeded does not [3.12.1, T-64]', async () => {
  const events = [
    { name: 'cart.add', products: [line('success')], part: 1, parts: 2 },
    { name: 'cart.add', products: [line('success')], part: 2, parts: 2 },
    { name: 'cart.add', products: [line('success'), line('failed')] },
    { name: 'cart.add', products: [line('failed')] },
    { name: 'cart.add' },
    { name: 'purchase', products: [line('success')] },
  ]
  const rows = await withTenant(database.db, 'sps', async (tx) => {
    await prepareMonths(tx, AT)
    await insertRequests(tx, [{ at: AT, request: JSON.stringify({ events }) }])
    return eventSource.count(tx, DAY)
  })
  expect(rows.filter(({ figure }) => figure === 'events.name').toSorted((a, b) => b.count - a.count)).toEqual([
    { figure: 'events.name', key: 'cart.add', count: 3 },
    { figure: 'events.name', key: 'purchase', count: 1 },
  ])
})
