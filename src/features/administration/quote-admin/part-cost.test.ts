import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bringInto } from '#app/testing/bring-into.ts'
import { openQuoteWorld, usd, type QuoteWorld } from '#features/buying/quotes/testing/quote-world.ts'
import { withTenant } from '#platform/database/database.ts'

let world: QuoteWorld
beforeAll(async () => {
  world = await openQuoteWorld()
})
afterAll(() => world.close())
beforeEach(() =>
  withTenant(world.services.db, 'process', async (tx) => {
    await sql`delete from part_cost`.execute(tx)
  }),
)

/** An amount that stands nowhere else. */
const COST = { sku: 'V-1', currency: 'USD', amount: '4.37' }

test('staff see what the parts of a quote cost, as far as it is known in the currency of the quote', async () => {
  await bringInto(world, 'process', { 'part-costs': [COST, { sku: 'V-2', currency: 'EUR', amount: '5' }] })
  const { number } = await world.ask({ 'V-1': 2, 'V-2': 1 })
  expect((await world.asStaff('GET', `/${number}`)).body['costs']).toEqual([{ sku: 'V-1', unit: usd(437) }])
})

test('a cost that comes again changes it; more digits than the currency has are refused', async () => {
  await bringInto(world, 'process', { 'part-costs': [COST] })
  await bringInto(world, 'process', { 'part-costs': [{ ...COST, amount: '4.50' }] })
  const { number } = await world.ask({ 'V-1': 1 })
  expect((await world.asStaff('GET', `/${number}`)).body['costs']).toEqual([{ sku: 'V-1', unit: usd(450) }])
  await expect(bringInto(world, 'process', { 'part-costs': [{ ...COST, amount: '4.505' }] })).rejects.toThrow('no cost in USD')
})

test('no customer learns it: neither in quotes nor in cart, lists or orders, and the view of staff is not theirs', async () => {
  await bringInto(world, 'process', { 'part-costs': [COST] })
  const { number } = await world.ask({ 'V-1': 2 })
  await world.offer(number, { cents: 801 })
  expect((await world.sendQuote('GET', `/${number}`)).text).not.toMatch(/cost"|costs|"437"|4\.37/)
  for (const url of ['/api/cart/v1', '/api/quotes/v1', '/api/lists/v1', '/api/orders/v1']) {
    const { status, text } = await world.send('GET', url)
    expect([url, status]).toEqual([url, 200])
    expect(text, url).not.toMatch(/cost"|"437"|4\.37/)
  }
  expect((await world.send('GET', `/api/back-office/v1/quotes/${number}`)).status).toBe(404)
})
