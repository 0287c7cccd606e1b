import { sql } from 'kysely'
import { createEngine, type SearchRequest } from '#foundation/search-engine/public.server.ts'
import { features } from '#app/features.ts'
import { connect, openPool, withTenant, type Tx } from '#platform/database/database.ts'
import { TENANT } from '../catalogue/catalogue-world.ts'
import { percentile, type Latency } from '../catalogue/latency.ts'
import { costOfEach, watchCost } from './question-cost.ts'
import { COMMON, misspell, pairAt, slipAt, spellAt, type SearchCase } from './search-cases.ts'

export type SearchLoad = {
  readonly url: string
  /** Sees every row: the floor knows no tenants. */
  readonly floorUrl: string
  readonly case: SearchCase
  readonly clients: number
  readonly seconds: number
  /** Questions a second, whatever the answers take; absent: as fast as they are answered. */
  readonly rate?: number
}

const request = JSON.parse(process.argv[2] ?? '') as SearchLoad
const engine = createEngine({ sources: features.flatMap((feature) => feature.documentSources ?? []) })
const pool = openPool({ connectionString: request.url, max: Math.max(request.clients, 8) })
const readCost = watchCost(pool)
const db = connect(pool)
const floorDb = connect(openPool({ connectionString: request.floorUrl, max: request.clients }))
const inTenant = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(db, TENANT, work)
const visibility = { audience: [], market: ['us'], language: 'en' } as const
const ENGLISH = { field: 'language', values: ['en'] }
const FACETS = ['brand', 'category', 'product_family', 'lifecycle', 'document_type', 'parent_doctype']

const SIX = Object.fromEntries(
  FACETS.map((field) => [field, [{ kind: 'value', size: 30, sort: { by: 'count', direction: 'desc' } }] as const]),
)

const { rows } = await inTenant((tx) =>
  sql<{ sku: string; brand: string }>`select p.sku, b.name as brand
    from (select * from product tablesample system (2)) p join brand b on b.slug = p.brand
    where p.markets is null limit 2000`.execute(tx),
)
const at = <T>(list: readonly T[], round: number): T => {
  const found = list[(round * 31) % list.length]
  if (found === undefined) throw new Error('nothing to ask for')
  return found
}

const ask = (query: string, more: Partial<SearchRequest> = {}): Promise<unknown> =>
  inTenant(async (tx) => {
    const answer = await engine.search(tx, {
      query,
      page: { size: 10, current: 1 },
      precision: 2,
      filters: { all: [ENGLISH, { field: 'document_type', values: ['Product'] }] },
      visibility,
      ...more,
    })
    if (answer.total === 0) throw new Error(`nothing was found for ${query}`)
  })

/** The statement that one would write with PostgreSQL alone. */
const rankPlainly = (query: string): Promise<unknown> =>
  sql`select id, ts_rank(words, q) as rank from bench_text, to_tsquery('english', ${query}) q
    where words @@ q order by rank desc limit 10`.execute(floorDb)

const CASES: Readonly<Record<SearchCase, (round: number) => Promise<unknown>>> = {
  broad: (round) => ask(pairAt(round)),
  narrow: (round) => ask(`${pairAt(round)} ${at(rows, round).brand}`),
  number: (round) => ask(spellAt(at(rows, round).sku, round)),
  fragment: (round) => ask(at(rows, round).sku.slice(3, 9)),
  mistyped: (round) => ask(slipAt(at(rows, round).sku)),
  typo: (round) => {
    const [first = '', second = ''] = pairAt(round).split(' ')
    return ask(`${misspell(first)} ${second}`)
  },
  facets: (round) => ask(round % 2 ? '' : at(COMMON, round), { facets: SIX }),
  // Without other brands each time: what was found is seldom what was counted before.
  newFacets: (round) =>
    ask(at(COMMON, round), {
      facets: SIX,
      filters: {
        all: [ENGLISH, { none: [{ field: 'brand', values: [round, round * 3, round * 7].map((each) => at(rows, each).brand) }] }],
      },
    }),
  suggest: (round) => {
    const word = at(COMMON, round)
    return inTenant((tx) => engine.suggest(tx, { query: word.slice(0, 3 + (round % 3)), size: 10, visibility }))
  },
  floor: (round) => rankPlainly(pairAt(round).replace(' ', ' & ')),
  floorPrefix: (round) => rankPlainly(`${at(COMMON, round).slice(0, 3 + (round % 3))}:*`),
}

let rounds = 0
const time = async (): Promise<number> => {
  rounds += 1
  const startedAt = performance.now()
  await CASES[request.case](rounds)
  return performance.now() - startedAt
}

/** Each client asks again when it was answered. */
const askInTurn = async (seconds: number): Promise<number[]> => {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const client = async (): Promise<void> => {
    do times.push(await time())
    while (performance.now() < end)
  }
  await Promise.all(Array.from({ length: request.clients }, client))
  return times
}

/** Questions come when they come; who waits for the one before waits in its time too. */
const askAtRate = async (rate: number, seconds: number): Promise<number[]> => {
  const running: Promise<number>[] = []
  const start = performance.now()
  for (let index = 0; index < rate * seconds; index += 1) {
    const due = start + (index * 1000) / rate
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    const late = Math.max(0, performance.now() - due)
    running.push(time().then((taken) => taken + late))
  }
  return Promise.all(running)
}

await askInTurn(Math.min(3, request.seconds))
const before = readCost()
const startedAt = performance.now()
const times = request.rate === undefined ? await askInTurn(request.seconds) : await askAtRate(request.rate, request.seconds)
// Searches that cannot keep up with a rate take longer than the time between them.
const seconds = (performance.now() - startedAt) / 1000
const cost = costOfEach(before, readCost(), times.length)
await Promise.all([db.destroy(), floorDb.destroy()])
const latency: Latency = { p50: percentile(times, 0.5), p95: percentile(times, 0.95), perSecond: times.length / seconds }
process.stdout.write(JSON.stringify({ ...latency, ...cost, memoryMb: process.resourceUsage().maxRSS / 1024 }))
