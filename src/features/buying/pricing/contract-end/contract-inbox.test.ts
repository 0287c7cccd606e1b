import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openCartWorld, type CartWorld } from '#features/buying/cart/testing/cart-world.ts'
import { contractInbox, remindOfContracts } from '#features/buying/pricing/contract-end/contract-inbox.service.ts'
import { ALWAYS, savePriceRows, type PriceRow } from '#features/buying/pricing/kinds/price-row.store.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { runRecurring } from '#platform/jobs/recurring.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
const MAIN = 'PR1~0000104210'

let world: CartWorld
const inTenant = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(world.services.db, 'process', work)

beforeAll(async () => {
  world = await openCartWorld('process', { clock: { now: () => NOW } })
  await inTenant((tx) =>
    sql`update person set company_role = 'requester' where id = ${world.people.colleague.personId}`.execute(tx),
  )
})
afterAll(() => world.close())
beforeEach(() =>
  inTenant(async (tx) => {
    await sql`delete from product_price where valid_until is not null or account <> ''`.execute(tx)
    await sql`delete from inbox_entry`.execute(tx)
  }),
)

const price = (changes: Partial<PriceRow>): PriceRow => ({
  ...{ sku: 'V-1', currency: 'USD', fromQuantity: 1, account: MAIN, priceList: '', validFrom: ALWAYS, minor: '800' },
  ...changes,
})
const save = (...rows: readonly Partial<PriceRow>[]) => inTenant((tx) => savePriceRows(tx, rows.map(price)))
const remind = () =>
  runRecurring({
    ...{ db: world.services.db, services: world.services, recurring: [remindOfContracts] },
    log: { error: (problem: unknown) => expect(problem).toBeUndefined() } as never,
  })
const entriesOf = async (who: 'buyer' | 'colleague' | 'nodefault') => {
  const { host, cookie } = world.people[who]
  const answer = await world.app.inject({ url: `/api/inbox/v1?kind=${contractInbox.kind}`, headers: { host, cookie } })
  return answer.json<{ entries: { title: string; line: string | null }[] }>().entries
}

test('those who buy for the account hear once of its prices that end within a month', async () => {
  await save({ validUntil: '2026-12-16' }, { sku: 'V-2', validUntil: '2026-12-10' }, { sku: 'PACK-5', validUntil: '2026-12-17' })
  await remind()
  await remind()
  for (const who of ['buyer', 'nodefault'] as const)
    expect(await entriesOf(who)).toMatchObject([
      {
        title: expect.stringMatching(/^Contract prices of Northline, Main end on .*10/),
        line: expect.stringContaining('numbers: 2.'),
      },
    ])
  expect(await entriesOf('colleague'), 'a requester').toEqual([])
})

test.each([
  ['are followed by others without a gap', [{ validUntil: '2026-12-01' }, { validFrom: '2026-12-02' }]],
  ['are public', [{ account: '', priceList: 'list', fromQuantity: 5, validUntil: '2026-12-01' }]],
  ['have ended', [{ validUntil: '2026-11-15' }]],
  ['are of an account that nobody orders for', [{ account: 'PR1~0000104999', validUntil: '2026-12-01' }]],
] as const)('nobody hears of prices that %s', async (_, rows) => {
  await save(...rows)
  await remind()
  expect([...(await entriesOf('buyer')), ...(await entriesOf('nodefault'))]).toEqual([])
})

test('a price list that ends is that of every account which names it', async () => {
  await save({ account: '', priceList: 'contract', sku: 'V-2', validUntil: '2026-11-16' })
  await remind()
  expect(await entriesOf('buyer')).toHaveLength(1)
})
