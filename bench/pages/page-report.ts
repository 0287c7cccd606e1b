import type { Measured } from '../load.ts'
import { atLeast, atMost, round, type Cell, type Goal, type Report, type Table } from '../report.ts'
import { CASE } from './page-cases.ts'
import type { PageSizes } from './page-sizes.ts'
import type { ComparedName } from './page-subjects.ts'

type Row = Readonly<Record<string, Cell>>
type Loads = ReadonlyMap<string, Measured>

export type PageFigures = {
  readonly starts: { readonly embedded: Row; readonly external: Row }
  readonly sizes: { readonly reactGz: number; readonly pages: readonly PageSizes[] }
  readonly loads: Loads
  readonly flat: Loads
  readonly idleMb: Readonly<Record<ComparedName, number>>
}

const pick = (loads: Loads, name: string): Measured => {
  const found = loads.get(name)
  if (!found) throw new Error(`${name} was not measured`)
  return found
}

/** Above 1 is better than the floor: more requests, or less processor time for one. */
const compare = (loads: Loads, name: string, floor: string) => ({
  rate: round(pick(loads, name).perSecond / pick(loads, floor).perSecond, 2),
  cpu: round(pick(loads, floor).leastCpuMicros / pick(loads, name).leastCpuMicros, 2),
})

const FLOOR_OF: Readonly<Record<string, string>> = {
  [CASE.cachedPlain]: CASE.floorPlain,
  [CASE.cachedGzip]: CASE.floorGzip,
  [CASE.cachedBrotli]: CASE.floorGzip,
  [CASE.silentGzip]: CASE.floorGzip,
  [CASE.anewPlain]: CASE.floorRender,
  [CASE.anewGzip]: CASE.floorRender,
  [CASE.many]: CASE.few,
}

const CACHED: readonly string[] = [CASE.cachedPlain, CASE.cachedGzip, CASE.cachedBrotli]
const ANEW: readonly string[] = [CASE.anewPlain, CASE.anewGzip]

const peakMemory = (loads: Loads, cases: readonly string[]): number =>
  Math.max(...cases.map((name) => pick(loads, name).memoryMb))

/** Half of what Next.js took under the same load, cached and dynamic: 302 and 394 MB. */
const MEMORY_LIMIT = { cached: 151, anew: 197 }

const drawLoads = (title: string, loads: Loads): Table => ({
  title,
  rows: [...loads].map(([name, { perSecond, cpuMicros, leastCpuMicros, busy, p50, p99, spread }]) => {
    const floor = FLOOR_OF[name]
    const ratio = floor === undefined ? undefined : compare(loads, name, floor)
    return {
      name,
      'req/s': perSecond,
      'CPU µs/req': cpuMicros,
      least: leastCpuMicros,
      'core busy': busy,
      'p50 ms': p50,
      'p99 ms': p99,
      spread,
      ...(ratio ? { 'of floor, req/s': ratio.rate, 'of floor, CPU': ratio.cpu } : {}),
    }
  }),
})

const drawMemory = ({ idleMb, loads }: PageFigures): Table => {
  const row = (name: string, subject: ComparedName, cases: readonly string[]): Row => ({
    name,
    'idle MB': round(idleMb[subject]),
    'under load MB': peakMemory(loads, cases),
  })
  return {
    title: 'Memory (RSS)',
    rows: [
      row('floor: Fastify, buffer', 'floorBuffer', [CASE.floorPlain, CASE.floorGzip]),
      row('floor: Fastify, renderToString', 'floorRender', [CASE.floorRender]),
      row('our stack, cached pages', 'stack', CACHED),
      row('our stack, pages drawn anew', 'uncached', ANEW),
    ],
  }
}

const drawSizes = ({ reactGz, pages }: PageFigures['sizes']): Table => ({
  title: `Home pages in kB (React alone: ${reactGz} gz)`,
  rows: pages.map((page) => ({
    tenant: page.tenant,
    HTML: page.html,
    'HTML gz': page.htmlGz,
    'HTML br': page.htmlBr,
    'script gz': page.scriptGz,
    'of it ours': page.ownScriptGz,
    'CSS gz': page.cssGz,
    requests: page.requests,
    scripts: page.scripts,
    styles: page.styles,
  })),
})

const listGoals = ({ starts, sizes, loads, flat }: PageFigures): Goal[] => {
  const largest = (key: 'htmlGz' | 'scriptGz' | 'ownScriptGz' | 'cssGz'): number =>
    Math.max(...sizes.pages.map((page) => page[key]))
  return [
    atLeast('cached page against the Fastify buffer, req/s, plain', compare(loads, CASE.cachedPlain, CASE.floorPlain).rate, 0.5),
    atLeast('cached page against the Fastify buffer, req/s, gzip', compare(loads, CASE.cachedGzip, CASE.floorGzip).rate, 0.5),
    atLeast('cached page against the Fastify buffer, CPU, plain', compare(loads, CASE.cachedPlain, CASE.floorPlain).cpu, 0.5),
    atLeast('cached page against the Fastify buffer, CPU, gzip', compare(loads, CASE.cachedGzip, CASE.floorGzip).cpu, 0.5),
    atMost('HTML of a home page, gz kB', largest('htmlGz'), 10),
    atMost('script of a home page, gz kB', largest('scriptGz'), 100),
    atMost('of it our own, gz kB', largest('ownScriptGz'), 30),
    atMost('CSS of a home page, gz kB', largest('cssGz'), 15),
    atMost('memory under load, cached pages, MB', peakMemory(loads, CACHED), MEMORY_LIMIT.cached),
    atMost('memory under load, pages drawn anew, MB', peakMemory(loads, ANEW), MEMORY_LIMIT.anew),
    atMost('start to first page with the embedded database, ms', Number(starts.embedded['median ms']), 3000),
    atMost('start to first page with DATABASE_URL, ms', Number(starts.external['median ms']), 1000),
    atMost('100,000 pages against 100: CPU of a page', round(1 / compare(flat, CASE.many, CASE.few).cpu, 2), 1.1),
    atMost('100,000 pages against 100: time of a page', round(1 / compare(flat, CASE.many, CASE.few).rate, 2), 1.1),
  ]
}

export const describePages = (figures: PageFigures): Report => ({
  tables: [
    drawLoads('Pages on one core, 32 connections', figures.loads),
    drawLoads('Few pages and many, one connection', figures.flat),
    drawMemory(figures),
    drawSizes(figures.sizes),
    { title: 'Process start to first page, second and later starts', rows: [figures.starts.embedded, figures.starts.external] },
  ],
  goals: listGoals(figures),
  notes: [
    'Every server writes its log (LOG_LEVEL=info unless the name says otherwise) to /dev/null.',
    'Medians of the rounds; least is the least CPU µs/req of them, which the ratios take; spread is (most - least) / median of the req/s.',
    'req/s says something about a server only where its core was busy (0.9 and more); elsewhere the machine was used by others, and CPU is what compares.',
  ],
})
