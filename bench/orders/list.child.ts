import { sql } from 'kysely'
import { countGlances, listOrders, type OrderQuery } from '#features/orders/orders/public.server.ts'
import { connect, openPool, withTenant, type Tx } from '#platform/database/database.ts'
import { percentile, type Latency } from '../catalogue/latency.ts'
import { TENANT } from './orders-world.ts'

export const ORDER_CASES = [
  'first page',
  'any page, newest first',
  'any page, by total',
  'any page, by promise',
  'any page of one state',
  'late ones',
  'one month',
  'two years, any page',
  'a reference',
  'a word of half the orders, any page',
  'bare SQL: first page',
  'bare SQL: any page, newest first',
] as const
type OrderCase = (typeof ORDER_CASES)[number]

export type OrderLoad = {
  readonly url: string
  readonly account: string
  readonly case: OrderCase
  readonly clients: number
  readonly seconds: number
  /** Of the whole list. */
  readonly pages: number
}

const TODAY = '2026-11-16'
const SIZE = 25
const isMain = process.argv[2]?.startsWith('{') === true

const measure = async (load: OrderLoad): Promise<Latency> => {
  const db = connect(openPool({ connectionString: load.url, max: load.clients }))
  /** Another page each time, spread over all of them. */
  const pageAt = (round: number, pages = load.pages): number => 1 + ((round * 7919) % Math.max(1, pages))
  const list = async (tx: Tx, query: Partial<OrderQuery>): Promise<void> => {
    const { rows } = await listOrders(tx, load.account, { sort: '-placed', page: 1, size: SIZE, ...query }, TODAY)
    await countGlances(tx, load.account, TODAY)
    if (rows.length === 0) throw new Error('an empty page measures nothing')
  }
  const bare = async (tx: Tx, page: number): Promise<void> => {
    const where = sql`account_key = ${load.account}`
    await sql`select * from orders where ${where} order by placed_at desc, id desc limit ${SIZE} offset ${(page - 1) * SIZE}`.execute(
      tx,
    )
    await sql`select count(*) from orders where ${where}`.execute(tx)
  }
  const period = (from: string, to: string) => ({ placed: { from: new Date(from), to: new Date(to) } })
  const cases: Readonly<Record<OrderCase, (tx: Tx, round: number) => Promise<void>>> = {
    'first page': (tx) => list(tx, {}),
    'any page, newest first': (tx, round) => list(tx, { page: pageAt(round) }),
    'any page, by total': (tx, round) => list(tx, { page: pageAt(round), sort: round % 2 ? 'total' : '-total' }),
    'any page, by promise': (tx, round) => list(tx, { page: pageAt(round), sort: 'promised' }),
    'any page of one state': (tx, round) => list(tx, { page: pageAt(round, Math.floor(load.pages * 0.9)), state: ['Invoiced'] }),
    'late ones': (tx) => list(tx, { glance: 'late' }),
    'one month': (tx, round) => list(tx, period(`2025-0${1 + (round % 8)}-01`, `2025-0${2 + (round % 8)}-01`)),
    'two years, any page': (tx, round) =>
      list(tx, { ...period('2024-01-01', '2026-01-01'), page: pageAt(round, Math.floor(load.pages * 0.6)) }),
    'a reference': (tx, round) => list(tx, { q: `PO-${20_000 + ((round * 7919) % (load.pages * SIZE))}` }),
    'a word of half the orders, any page': (tx, round) =>
      list(tx, { q: 'actuator', page: pageAt(round, Math.floor(load.pages * 0.4)) }),
    'bare SQL: first page': (tx) => bare(tx, 1),
    'bare SQL: any page, newest first': (tx, round) => bare(tx, pageAt(round)),
  }
  const run = async (seconds: number): Promise<number[]> => {
    const times: number[] = []
    const end = performance.now() + seconds * 1000
    let round = 0
    const client = async (): Promise<void> => {
      do {
        round += 1
        const own = round
        const startedAt = performance.now()
        await withTenant(db, TENANT, (tx) => cases[load.case](tx, own))
        times.push(performance.now() - startedAt)
      } while (performance.now() < end)
    }
    await Promise.all(Array.from({ length: load.clients }, client))
    return times
  }
  await run(Math.min(1, load.seconds / 2))
  const times = await run(load.seconds)
  await db.destroy()
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), perSecond: times.length / load.seconds }
}

if (isMain) process.stdout.write(JSON.stringify(await measure(JSON.parse(process.argv[2] ?? '') as OrderLoad)))
