import { chooseCores } from '../machine.ts'
import { addParts } from '../more-parts.ts'
import { DATA_FOLDER, MAIN, openWorldDatabase, prepareWorld } from '../pages/world.ts'
import { atMost, type Benchmark } from '../report.ts'
import { measureRounds, type Timed } from '../rounds.ts'
import { startServer } from '../server-process.ts'
import { signIn, succeed, type Caller, type Sent } from '../signed-in.ts'
import { assignAccounts, createAccountsDatabase, DATABASE, dropAccounts, EMPLOYEE, HOST, TENANT } from './accounts-world.ts'

const SERVED = 10_000
const PARTS = 5000
const ASKED = 100
const LIST_MS = 100
const PRICES_MS = 30

const say = (line: string): void => void process.stderr.write(`${line}\n`)

type Case = {
  readonly name: string
  readonly limitMs: number
  readonly call: (at: number) => readonly [path: string, sent?: Sent]
}

const FAVOURITES = '/pif/api/soldto/favorite/v1/user'
const SERVED_ACCOUNTS = '/api/accounts/v1/served'

const listCases = (parts: readonly string[]): Readonly<Record<'employee' | 'buyer', readonly Case[]>> => {
  const priced = (name: string, firstOf: (at: number) => number): Case => ({
    name,
    limitMs: PRICES_MS,
    call: (at) => {
      const items = parts.slice(firstOf(at), firstOf(at) + ASKED).map((sku) => ({ sku, quantity: 1 }))
      return ['/api/pricing/v1/prices', { method: 'POST', body: { items, country: 'us' } }]
    },
  })
  const list = (name: string, pathOf: (at: number) => string): Case => ({ name, limitMs: LIST_MS, call: (at) => [pathOf(at)] })
  return {
    employee: [
      list('favourites, as every page asks', () => FAVOURITES),
      list('favourites, any page by name', (at) => `${FAVOURITES}?size=50&sort=name&page=${1 + ((at * 37) % 100)}`),
      list('favourites, filtered', (at) => `${FAVOURITES}?q=${String(100 + (at % 800))}`),
      list('10,000 accounts, any page', (at) => `${SERVED_ACCOUNTS}?size=100&page=${1 + ((at * 37) % 100)}`),
      list('10,000 accounts, by a word', () => `${SERVED_ACCOUNTS}?search=harbour`),
      list('10,000 accounts, by a piece of a number', (at) => `${SERVED_ACCOUNTS}?search=70${String(10 + (at % 80))}`),
    ],
    buyer: [
      priced('prices of 100 parts, nobody asked before', (at) => (at * ASKED) % (PARTS - ASKED)),
      priced('prices of 100 parts, asked again', () => 0),
    ],
  }
}

const workOf = (caller: Caller, { call }: Case) => {
  let at = 0
  return async (_client: number, timed: Timed): Promise<void> => {
    at += 1
    const [path, sent] = call(at)
    succeed(await timed(() => caller(path, sent)))
  }
}

/** Lists of an employee who serves very many accounts, and what a buyer's account pays. */
export const accountsBenchmark: Benchmark = {
  name: 'accounts',
  run: async ({ isQuick }) => {
    const cores = chooseCores()
    say('making the world (the first time takes a while)')
    await prepareWorld()
    const database = await openWorldDatabase(cores?.client)
    try {
      await createAccountsDatabase(database.admin)
      await assignAccounts(database.admin, SERVED)
      const cases = listCases(await addParts({ ...database.admin, database: DATABASE }, TENANT, PARTS))
      await database.settle(DATABASE)
      const server = await startServer({
        file: MAIN,
        env: { DATA_FOLDER, DATABASE_URL: database.urlOf(DATABASE), ERP_SIMULATOR: 'off' },
        ...(cores && { core: cores.server }),
        page: { host: HOST, path: '/us/en' },
      })
      try {
        const rows = []
        for (const [who, own] of [[EMPLOYEE, cases.employee] as const, ['buyer', cases.buyer] as const]) {
          const caller = await signIn({ port: server.port, host: HOST }, who)
          for (const one of own) {
            const work = workOf(caller, one)
            await measureRounds({ clients: 1, rounds: isQuick ? 3 : 20 }, work)
            const figures = await measureRounds({ clients: 1, rounds: isQuick ? 5 : 200 }, work)
            say(`  ${one.name}: p50 ${figures.p50} ms, p95 ${figures.p95} ms`)
            rows.push({ case: one.name, ...figures, limit: one.limitMs })
          }
        }
        return {
          tables: [{ title: 'Calls of somebody signed in, ms', rows }],
          goals: rows.map(({ case: name, p95, limit }) => atMost(`${name}, p95 ms`, p95, limit)),
          notes: ['One client over HTTP; 5,000 favourites, 10,000 assigned accounts.'],
        }
      } finally {
        await server.stop()
      }
    } finally {
      await dropAccounts(database.admin)
      await database.stop()
    }
  },
}
