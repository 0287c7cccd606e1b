import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { features } from '#app/features.ts'
import { DAY_MS, insertCounts, writeDay, type DayRow } from '#features/administration/insights/public.server.ts'
import {
  composeInsights,
  createSumUp,
  makeReport,
  readReportParts,
} from '#features/administration/insights/testing/report-parts.ts'
import { connect, openPool, withTenant, type Db } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { migrateDatabase } from '#platform/database/migrate.ts'
import { percentile } from '../catalogue/latency.ts'
import { atMost, round, type Benchmark } from '../report.ts'

const TENANT = 'sps'
const NOW = new Date('2026-11-16T10:00:00Z')
const TODAY = Date.parse('2026-11-16')
/** Two years, so that a year compares with the one before. */
const DAYS = 728
const EVENTS = 10_000_000
const SLOWEST_MS = 300

const PERIOD_NAMES = ['7-days', '4-weeks', 'year'] as const

const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** As many keys as a busy day keeps: what the screen reads does not depend on how large the counts are. */
function* listRows(events: number): Generator<DayRow> {
  const figures = ['events.name', 'events.kind', 'events.file', 'search.missed', 'forms.sent', 'jobs.time', 'tools.opened']
  const count = Math.ceil(events / DAYS / 60)
  for (let day = 1; day <= DAYS; day += 1)
    for (const figure of figures)
      for (let key = 0; key < 60; key += 1)
        yield {
          figure,
          day: writeDay(TODAY - day * DAY_MS),
          key: key === 0 ? 'page.view' : `${figure} ${(day * key) % 97}-${key}`,
          count,
          total: 1,
        }
}

/** One day of raw events, to see what counting it takes. */
const addDay = (db: Db, events: number): Promise<unknown> =>
  withTenant(db, TENANT, (tx) =>
    sql`insert into analytics_request (at, request)
      select ${new Date(TODAY)}::timestamptz + make_interval(secs => n * 36000.0 / ${events}), jsonb_build_object(
        'page', jsonb_build_object('kind', 'Home', 'locale', 'en-US', 'path', '/products/' || n % 500),
        'events', jsonb_build_array(jsonb_build_object('name', 'page.view', 'at', n),
          jsonb_build_object('name', 'product.view', 'products', jsonb_build_array(jsonb_build_object('id', n)))))
      from generate_series(1, ${Math.ceil(events / 2)}::integer) n`.execute(tx),
  )

const time = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** The screen of insights over two years of counts, and the counting of one day. */
export const insightsBenchmark: Benchmark = {
  name: 'insights',
  run: async ({ isQuick }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'bench-insights-'))
    const postgres = await startEmbeddedPostgres({ dataFolder: folder })
    const db = connect(openPool({ ...postgres.app, max: 2 }))
    try {
      say('making the counts')
      await migrateDatabase(postgres.owner)
      const rows = [...listRows(EVENTS)]
      await withTenant(db, TENANT, (tx) => insertCounts(tx, rows))
      const dayEvents = isQuick ? 5000 : Math.ceil(EVENTS / 90)
      await addDay(db, dayEvents)
      const registry = composeInsights(features)
      const services = { clock: { now: () => NOW }, dictionaries: {} as never }
      const read = (period: '7-days' | '4-weeks' | 'year') =>
        withTenant(db, TENANT, async (tx) =>
          makeReport(await readReportParts({ tx, services, registry }, { period, language: 'en' })),
        )
      const measure = async (period: '7-days' | '4-weeks' | 'year', turns: number) => {
        await read(period)
        const times: number[] = []
        for (let turn = 0; turn < turns; turn += 1) times.push(await time(() => read(period)))
        return { period, 'p50 ms': round(percentile(times, 0.5), 1), 'p95 ms': round(percentile(times, 0.95), 1) }
      }
      say('the screen before its sums were made')
      const cold = []
      for (const period of PERIOD_NAMES) cold.push(await measure(period, isQuick ? 5 : 10))
      const summing = await time(() =>
        withTenant(db, TENANT, (tx) => createSumUp(registry).run({ tx, tenant: TENANT, services: services as never })),
      )
      say('the screen')
      const measured = []
      for (const period of PERIOD_NAMES) measured.push(await measure(period, isQuick ? 10 : 60))
      const source = registry.sources.find(({ name }) => name === 'events')
      const day = { from: new Date(TODAY), to: new Date(TODAY + DAY_MS) }
      const counting = await time(() => withTenant(db, TENANT, (tx) => source?.count(tx, day) ?? Promise.resolve([])))
      return {
        tables: [
          { title: 'The screen', rows: measured },
          { title: 'The screen, before its sums were made', rows: cold },
          {
            title: 'What the worker does',
            rows: [
              { work: `counting a day of ${dayEvents.toLocaleString('en-US')} events`, ms: round(counting) },
              { work: 'the sums of all periods, once a day', ms: round(summing) },
            ],
          },
        ],
        goals: [atMost('p95 ms of the slowest period', Math.max(...measured.map((each) => each['p95 ms'])), SLOWEST_MS)],
        notes: [
          `${rows.length.toLocaleString('en-US')} counts of ${DAYS} days, ${EVENTS.toLocaleString('en-US')} events behind each figure; one client.`,
        ],
      }
    } finally {
      await db.destroy()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}
