import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { median, round } from '../report.ts'
import type { LargeCategory } from './catalogue-world.ts'
import { LISTING_CASES, type Latency, type ListingCase } from './latency.ts'
import type { ListingLoad } from './listing.child.ts'

const CHILD = path.join(import.meta.dirname, 'listing.child.ts')
export const CLIENTS = [1, 8] as const
export type ClientCount = (typeof CLIENTS)[number]

export type ListingOptions = { readonly rounds: number; readonly seconds: number; readonly core: number | undefined }
export type ListingKey = `${ListingCase} ${ClientCount}`
export type ListingFigures = ReadonlyMap<ListingKey, Latency>

const ask = async (request: ListingLoad, core: number | undefined): Promise<Latency> => {
  const command = [process.execPath, CHILD, JSON.stringify(request)]
  const [program = '', ...args] = core === undefined ? command : ['taskset', '-c', String(core), ...command]
  const { stdout } = await promisify(execFile)(program, args, { timeout: (request.seconds + 120) * 1000 })
  return JSON.parse(stdout) as Latency
}

/** Rounds go through all questions, every other one backwards; the figures are medians of the rounds. */
export const measureListings = async (
  url: string,
  category: LargeCategory,
  { rounds, seconds, core }: ListingOptions,
): Promise<ListingFigures> => {
  const cases = LISTING_CASES.flatMap((name) => CLIENTS.map((clients) => ({ name, clients, key: `${name} ${clients}` as const })))
  const found = new Map(cases.map(({ key }) => [key, [] as Latency[]]))
  for (let index = 0; index < rounds; index += 1)
    for (const { name, clients, key } of index % 2 ? cases.toReversed() : cases) {
      const latency = await ask({ url, category, case: name, clients, seconds }, core)
      process.stderr.write(`  ${key}: p50 ${round(latency.p50, 1)} ms, p95 ${round(latency.p95, 1)} ms\n`)
      found.get(key)?.push(latency)
    }
  const of = (list: readonly Latency[], part: keyof Latency): number => round(median(list.map((latency) => latency[part])), 1)
  return new Map(
    [...found].map(([key, list]) => [key, { p50: of(list, 'p50'), p95: of(list, 'p95'), perSecond: of(list, 'perSecond') }]),
  )
}
