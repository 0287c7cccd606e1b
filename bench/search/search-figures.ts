import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { ClientConfig } from 'pg'
import { withClient } from '#platform/database/database-roles.ts'
import { DATABASE, TENANT } from '../catalogue/catalogue-world.ts'
import type { Latency } from '../catalogue/latency.ts'
import { median, round } from '../report.ts'
import type { Cost } from './question-cost.ts'
import { SEARCH_CASES, type SearchCase } from './search-cases.ts'
import type { SearchLoad } from './search.child.ts'

const CHILD = path.join(import.meta.dirname, 'search.child.ts')
export const RATE = 100

/** How questions come: clients in turn, or so many a second. */
export const LOADS = ['1 client', '8 clients', `${RATE} a second`] as const
export type Load = (typeof LOADS)[number]
export type SearchLatency = Latency & Cost & { readonly memoryMb: number }
export type SearchKey = `${SearchCase}, ${Load}`
export type SearchFigures = ReadonlyMap<SearchKey, SearchLatency>

export type SearchOptions = {
  readonly rounds: number
  readonly seconds: number
  readonly core: number | undefined
  readonly cases?: readonly SearchCase[]
  readonly loads?: readonly Load[]
}

export const askChild = async (request: SearchLoad, core: number | undefined): Promise<SearchLatency> => {
  const command = [process.execPath, CHILD, JSON.stringify(request)]
  const [program = '', ...args] = core === undefined ? command : ['taskset', '-c', String(core), ...command]
  const { stdout } = await promisify(execFile)(program, args, { timeout: (request.seconds + 240) * 1000 })
  return JSON.parse(stdout) as SearchLatency
}

const toLoad = (load: Load): Pick<SearchLoad, 'clients' | 'rate'> =>
  load === '1 client' ? { clients: 1 } : load === '8 clients' ? { clients: 8 } : { clients: 8, rate: RATE }

/** The floor cannot keep up with a rate: it is asked in turn only. */
const isMeasured = (name: SearchCase, load: Load): boolean => !(name.startsWith('floor') && load === LOADS[2])

/** Rounds go through all questions, every other one backwards; the figures are medians of the rounds. */
export const measureSearches = async (
  urls: Pick<SearchLoad, 'url' | 'floorUrl'>,
  { rounds, seconds, core, cases = SEARCH_CASES, loads = LOADS }: SearchOptions,
): Promise<SearchFigures> => {
  const all = cases.flatMap((name) => loads.filter((load) => isMeasured(name, load)).map((load) => ({ name, load })))
  const found = new Map<SearchKey, SearchLatency[]>()
  for (let index = 0; index < rounds; index += 1)
    for (const { name, load } of index % 2 ? all.toReversed() : all) {
      const latency = await askChild({ ...urls, case: name, seconds, ...toLoad(load) }, core)
      const key: SearchKey = `${name}, ${load}`
      process.stderr.write(
        `  ${key}: p50 ${round(latency.p50, 1)} ms, p95 ${round(latency.p95, 1)} ms, processor ${round(latency.serverMs, 2)} + ${round(latency.databaseMs, 2)} ms\n`,
      )
      found.set(key, [...(found.get(key) ?? []), latency])
    }
  const takeMedians = (list: readonly SearchLatency[]): SearchLatency => {
    const of = (part: keyof SearchLatency, digits = 1): number => round(median(list.map((latency) => latency[part])), digits)
    return {
      p50: of('p50'),
      p95: of('p95'),
      perSecond: of('perSecond'),
      memoryMb: of('memoryMb'),
      serverMs: of('serverMs', 2),
      databaseMs: of('databaseMs', 2),
      statements: of('statements'),
      kilobytes: of('kilobytes'),
    }
  }
  return new Map([...found].map(([key, list]) => [key, takeMedians(list)]))
}

/** The plain design beside ours: one text search column in English, one index, every match ranked. */
export const buildFloor = (admin: ClientConfig): Promise<void> =>
  withClient({ ...admin, database: DATABASE }, async (client) => {
    await client.query('set statement_timeout = 0')
    await client.query(
      `create table bench_text as select id,
         setweight(to_tsvector('english', names->>'en' || ' ' || sku), 'A') || setweight(to_tsvector('english', texts->>'en'), 'D') as words
       from product where tenant = $1`.replace('$1', `'${TENANT}'`),
    )
    await client.query('create index on bench_text using gin (words)')
    await client.query('vacuum analyze bench_text')
  })
