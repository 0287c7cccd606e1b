import { randomUUID } from 'node:crypto'
import { chooseCores } from '../machine.ts'
import { addParts } from '../more-parts.ts'
import { DATA_FOLDER, MAIN, openWorldDatabase, prepareWorld } from '../pages/world.ts'
import { atMost, round, type Benchmark, type Goal } from '../report.ts'
import { measureRounds, type Figures, type Timed } from '../rounds.ts'
import { startServer } from '../server-process.ts'
import { signIn, succeed, type Caller } from '../signed-in.ts'
import { openBareSql, type BareSql } from './bare-sql.ts'
import { addBuyers, createCartDatabase, DATABASE, dropCart, emptyCarts, HOST, TENANT } from './cart-world.ts'

const CLIENTS = [1, 8]
const FULL = 1000
const ORDERED = 100
const ONE_LINE_MS = 25
const FULL_MS = 1000
const MOST_OF_BARE = 2

const say = (line: string): void => void process.stderr.write(`${line}\n`)

type CartView = { readonly cartId: string; readonly lines: readonly { readonly id: string }[] }
type Place = { readonly callers: readonly Caller[]; readonly bare: BareSql; readonly parts: readonly string[] }
type Work = (client: number, timed: Timed) => Promise<void>
type Case = { readonly name: string; readonly rounds: number; readonly ours: Work; readonly bare: Work }

const CART = '/api/cart/v1'
const add = (caller: Caller, skus: readonly string[]) =>
  caller(`${CART}/lines`, { method: 'POST', body: { lines: skus.map((sku) => ({ sku, quantity: 1 })) } })

const callerOf = ({ callers }: Place, client: number): Caller => {
  const caller = callers[client]
  if (!caller) throw new Error('more clients than buyers')
  return caller
}

/** Orders what is in the cart, so that the next round begins with an empty one. */
const placeOrder = async (caller: Caller, timed: Timed): Promise<void> => {
  const { cartId } = succeed<CartView>(await caller(CART))
  succeed(await caller('/api/checkout/v1/payment', { method: 'PUT', body: { type: 'purchase-order', poNumber: 'PO-1' } }))
  const { delivery } = succeed<{ delivery: { addresses: { id: string }[] } }>(await caller('/api/checkout/v1'))
  succeed(
    await caller('/api/checkout/v1/delivery', {
      method: 'PUT',
      body: { shipToId: delivery.addresses[0]?.id, method: 'standard' },
    }),
  )
  const sent = { method: 'POST', body: { cartId }, headers: { 'idempotency-key': randomUUID() } } as const
  succeed(await timed(() => caller(`${CART}/orders`, sent)))
}

const untimed: Timed = (work) => work()

const listCases = (place: Place, isQuick: boolean): Case[] => {
  const { bare, parts } = place
  const ordered = parts.slice(0, ORDERED)
  let next = 0
  const another = (): string[] => [parts[(next += 1) % 200] ?? '']
  return [
    {
      name: 'add one line',
      rounds: isQuick ? 20 : 300,
      ours: async (client, timed) => void succeed(await timed(() => add(callerOf(place, client), another()))),
      bare: (client, timed) => timed(() => bare.addLines(client, another())),
    },
    {
      name: 'add 1,000 lines',
      rounds: isQuick ? 2 : 10,
      ours: async (client, timed) => void succeed(await timed(() => add(callerOf(place, client), parts))),
      bare: (client, timed) => timed(() => bare.addLines(client, parts)),
    },
    {
      name: 'open a cart of 1,000 lines',
      rounds: isQuick ? 2 : 20,
      ours: async (client, timed) => {
        const { lines } = succeed<CartView>(await timed(() => callerOf(place, client)(CART)))
        if (lines.length < FULL) throw new Error(`the cart has only ${lines.length} lines`)
      },
      bare: (client, timed) => timed(() => bare.readCart(client)),
    },
    {
      name: 'place an order of 100 lines',
      rounds: isQuick ? 2 : 15,
      ours: async (client, timed) => {
        const caller = callerOf(place, client)
        succeed(await add(caller, ordered))
        await placeOrder(caller, timed)
      },
      bare: async (client, timed) => {
        await bare.empty(client)
        await bare.addLines(client, ordered)
        await timed(() => bare.placeOrder(client))
      },
    },
  ]
}

type Row = { readonly case: string; readonly clients: number; readonly ours: Figures; readonly bare: Figures }

const listGoals = (rows: readonly Row[]): Goal[] => {
  const alone = rows.filter(({ clients }) => clients === 1)
  const p95Of = (name: string): number => alone.find((row) => row.case === name)?.ours.p95 ?? Number.NaN
  return [
    atMost('add one line, p95 at one client, ms', p95Of('add one line'), ONE_LINE_MS),
    atMost('add 1,000 lines, p95 at one client, ms', p95Of('add 1,000 lines'), FULL_MS),
    ...alone.map(({ case: name, ours, bare }) => atMost(`${name}, p50 of bare SQL`, round(ours.p50 / bare.p50, 1), MOST_OF_BARE)),
  ]
}

/** From a part to an order as a browser requests it, beside the same rows written by SQL alone. */
export const cartBenchmark: Benchmark = {
  name: 'cart',
  run: async ({ isQuick }) => {
    const cores = chooseCores()
    say('making the world (the first time takes a while)')
    await prepareWorld()
    const database = await openWorldDatabase(cores?.client)
    try {
      await createCartDatabase(database.admin)
      const buyers = await addBuyers(database.admin, Math.max(...CLIENTS))
      const parts = await addParts({ ...database.admin, database: DATABASE }, TENANT, FULL)
      const url = database.urlOf(DATABASE)
      await database.settle(DATABASE)
      const server = await startServer({
        file: MAIN,
        env: { DATA_FOLDER, DATABASE_URL: url, ERP_SIMULATOR: 'off' },
        ...(cores && { core: cores.server }),
        page: { host: HOST, path: '/us/en' },
      })
      const bare = await openBareSql(url, buyers)
      try {
        const callers = await Promise.all(buyers.map((buyer) => signIn({ port: server.port, host: HOST }, buyer)))
        const rows: Row[] = []
        for (const { name, rounds, ours, bare: bareWork } of listCases({ callers, bare, parts }, isQuick)) {
          if (name.startsWith('place')) await emptyCarts(database.admin)
          for (const clients of CLIENTS) {
            for (let client = 0; client < clients; client += 1) await ours(client, untimed)
            const row = {
              case: name,
              clients,
              ours: await measureRounds({ clients, rounds }, ours),
              bare: await measureRounds({ clients, rounds }, bareWork),
            }
            say(`  ${name}, ${clients}: p50 ${row.ours.p50} ms, p95 ${row.ours.p95} ms; bare p50 ${row.bare.p50} ms`)
            rows.push(row)
          }
        }
        return {
          tables: [
            {
              title: 'Cart to order, ms',
              rows: rows.map(({ case: name, clients, ours, bare: alone }) => ({
                case: name,
                clients,
                p50: ours.p50,
                p95: ours.p95,
                'bare SQL p50': alone.p50,
                'bare SQL p95': alone.p95,
              })),
            },
          ],
          goals: listGoals(rows),
          notes: [
            'Ours is the call over HTTP by somebody signed in: session, rights, prices and stock of now, and the reply.',
            'Bare SQL writes or reads the same rows in one transaction, without any decision.',
          ],
        }
      } finally {
        await bare.close()
        await server.stop()
      }
    } finally {
      await dropCart(database.admin)
      await database.stop()
    }
  },
}
