import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { features } from '#app/features.ts'
import { signInAs, type SignedIn } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { composeInsights } from '#features/administration/insights/insight-registry.service.ts'
import { insertCounts, saveDay, saveProgress } from '#features/administration/insights/insight.store.ts'
import type { InsightReport } from '#features/administration/insights/insight-report.schema.ts'
import { createSumUp } from '#features/administration/insights/read-sums.service.ts'
import { createRollUp } from '#features/administration/insights/roll-up.service.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import type { InsightSource } from '#platform/insight.ts'
import { runRecurring } from '#platform/jobs/recurring.ts'

const NOW = new Date('2026-11-16T10:00:00Z')
const PATH = '/api/back-office/v1/insights'

let site: TestApp
let admin: SignedIn
let author: SignedIn
let buyer: SignedIn
let foreigner: SignedIn
beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => NOW } })
  admin = await signInAs(site, 'admin@sps.example', { roles: ['internal', 'admin'] })
  author = await signInAs(site, 'author@sps.example', { roles: ['internal', 'author'] })
  buyer = await signInAs(site, 'buyer@sps.example')
  foreigner = await signInAs(site, 'admin@aerobt.example', { roles: ['internal', 'admin'] })
  const row = (day: string, figure: string, key: string, count: number, total = 0) => ({ day, figure, key, count, total })
  await withTenant(site.services.db, 'sps', (tx) =>
    insertCounts(tx, [
      row('2026-11-15', 'events.name', 'page.view', 60),
      row('2026-11-09', 'events.name', 'page.view', 40),
      row('2026-11-08', 'events.name', 'page.view', 50),
      row('2026-11-15', 'events.name', 'product.view', 20),
      row('2026-11-15', 'events.name', 'purchase', 1),
      row('2026-11-15', 'events.market', 'de', 70),
      row('2026-11-14', 'events.market', 'us', 30),
      row('2026-11-15', 'cases.answered', 'order', 2, 9),
      row('2026-11-15', 'search.missed', '=1+1', 3),
      row('2026-11-16', 'events.name', 'page.view', 1000),
    ]),
  )
})
afterAll(() => site.close())

type Caller = { readonly host: string; readonly cookie?: string }
const get = (who: Caller, path = '?period=7-days') =>
  site.app.inject({ url: `${PATH}${path}`, headers: { host: who.host, cookie: who.cookie ?? '' } })
const read = async (who: Caller, path?: string) => (await get(who, path)).json<InsightReport>()

describe.each(['?period=7-days', '/visits-by-market.csv?period=7-days', '/report.xlsx?period=7-days'])('%s', (path) => {
  test('asks visitors to sign in, also staff of another site', async () => {
    expect((await get({ host: 'sps.localhost' }, path)).statusCode).toBe(401)
    expect((await get({ host: 'sps.localhost', cookie: foreigner.cookie }, path)).statusCode).toBe(401)
  })

  test('does not exist for customers', async () => {
    expect((await get(buyer, path)).statusCode).toBe(404)
  })

  test('is for authors and admins, and for nobody else to keep', async () => {
    for (const who of [admin, author]) {
      const answer = await get(who, path)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    }
  })
})

test('staff see their own site only', async () => {
  const visits = ({ headlines }: InsightReport) => headlines.find(({ name }) => name === 'visits')?.value
  expect(visits(await read(admin))).toBe(100)
  expect(visits(await read(foreigner))).toBe(0)
})

test('figures stand against the period before; today is not over and does not count', async () => {
  const report = await read(admin)
  expect(report).toMatchObject({ from: '2026-11-09', to: '2026-11-16', beforeFrom: '2026-11-02' })
  expect(report.headlines.map(({ title, value, before }) => [title, value, before])).toEqual([
    ['Visits', 100, 50],
    ['Orders from the site', 0, 0],
    ['Conversion', 0.05, null],
    ['Searches without result', null, null],
  ])
  const chart = (name: string) => report.charts.find((each) => each.name === name)
  expect(chart('visits-by-day')).toMatchObject({
    days: ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15'],
    series: [{ label: 'Visits', values: [40, 0, 0, 0, 0, 0, 60] }],
    beforeValues: [0, 0, 0, 0, 0, 0, 50],
    total: 100,
    before: 50,
  })
  expect(chart('visits-by-market')).toMatchObject({
    rows: [
      { key: 'de', label: 'Germany', value: 70 },
      { key: 'us', label: 'United States', value: 30 },
    ],
  })
  expect(chart('answer-times')).toMatchObject({
    unit: 'hours',
    rows: [{ label: 'An order or delivery', value: 4.5, before: null }],
  })
  expect(chart('search-to-order')).toMatchObject({
    rows: [{ value: 0 }, { value: 20 }, { value: 0 }, { value: 0 }, { value: 1 }],
  })
})

test('words come in the language of the page', async () => {
  const { charts } = await read(admin, '?period=year&language=de')
  expect(charts.find(({ name }) => name === 'visits-by-market')).toMatchObject({
    title: 'Besuche nach Markt',
    rows: [{ label: 'Deutschland' }, {}],
  })
})

test.each(['?period=century', '?language=xx'])('%s is refused', async (path) =>
  expect((await get(admin, path)).statusCode).toBe(400),
)

test('a chart is exported with its figures, what people wrote stays text, and it is written down who did it', async () => {
  const { body, headers } = await get(admin, '/missed-searches.csv?period=7-days')
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="missed-searches-2026-11-09.csv"',
  })
  expect(body).toBe('\ufeff"Query","Value","Period before"\r\n"\'=1+1",3,0\r\n')
  const overTime = await get(admin, '/visits-by-day.csv?period=7-days')
  expect(overTime.body.split('\r\n').slice(0, 2)).toEqual(['\ufeff"Day","Visits","Period before"', '"2026-11-09",40,0'])
  expect((await get(admin, '/nothing.csv')).statusCode).toBe(404)
  const { rows } = await withTenant(site.services.db, 'sps', (tx) =>
    sql<{
      details: object
    }>`select details from audit_entry where action = 'insights.exported' and actor_id = ${admin.personId} order by at`.execute(
      tx,
    ),
  )
  expect(rows.map(({ details }) => details)).toContainEqual({ chart: 'missed-searches', period: '7-days', rows: 1 })
})

describe('rolling up', () => {
  const listCounts = (tenant: TenantKey, source: string) =>
    withTenant(site.services.db, tenant, async (tx) => {
      const { rows } = await sql<object>`select figure, to_char(day, 'YYYY-MM-DD') as day, key, count::integer from insight_count
        where starts_with(figure, ${`${source}.`}) order by 2, 1, 3`.execute(tx)
      return rows
    })
  const startAt = (tenant: TenantKey, source: string, day: string) =>
    withTenant(site.services.db, tenant, (tx) => saveProgress(tx, source, day))
  const rollUp = async (tenant: TenantKey, source: InsightSource) => {
    const failed: unknown[] = []
    const { services } = site
    const tenants = { ...services.tenants, all: services.tenants.all.filter(({ key }) => key === tenant) }
    const log = { error: (reported: unknown) => failed.push(reported), info: () => {}, warn: () => {} }
    await runRecurring({ db: services.db, services: { ...services, tenants }, recurring: [createRollUp(source)], log })
    return failed
  }
  const findSource = (name: string) => {
    const found = features.flatMap(({ insights }) => insights?.sources ?? []).find((source) => source.name === name)
    if (!found) throw new Error(`no source ${name}`)
    return found
  }
  const addRequest = (at: string, request: object) =>
    withTenant(site.services.db, 'hbtbt', (tx) =>
      sql`insert into analytics_request (at, request) values (${at}, ${JSON.stringify(request)})`.execute(tx),
    )

  test('counts what is known of events, by page kind, market, language and file, once however often it runs', async () => {
    const source = findSource('events')
    await startAt('hbtbt', 'events', '2026-11-14')
    const page = { kind: 'Home', locale: 'de-DE' }
    await addRequest('2026-11-15T23:00:00Z', { page, events: [{ name: 'page.view' }, { name: 'nonsense' }, { name: 'search' }] })
    await addRequest('2026-11-16T01:00:00Z', { page: { kind: 'No such kind', locale: '<b>' }, events: [{ name: 'page.view' }] })
    await addRequest('2026-11-16T02:00:00Z', { page, events: [{ name: 'software.download', productName: 'Historian' }] })
    for (const request of [{}, { events: 'x' }, { events: [1, null] }, { page: 1, events: [{}] }])
      await addRequest('2026-11-16T03:00:00Z', request)
    const expected = [
      { figure: 'events.kind', day: '2026-11-15', key: 'Home', count: 1 },
      { figure: 'events.language', day: '2026-11-15', key: 'de', count: 1 },
      { figure: 'events.market', day: '2026-11-15', key: 'de', count: 1 },
      { figure: 'events.name', day: '2026-11-15', key: 'page.view', count: 1 },
      { figure: 'events.name', day: '2026-11-15', key: 'search', count: 1 },
      { figure: 'events.file', day: '2026-11-16', key: 'Historian', count: 1 },
      { figure: 'events.name', day: '2026-11-16', key: 'page.view', count: 1 },
      { figure: 'events.name', day: '2026-11-16', key: 'software.download', count: 1 },
    ]
    expect(await rollUp('hbtbt', source)).toEqual([])
    expect(await rollUp('hbtbt', source)).toEqual([])
    expect(await listCounts('hbtbt', 'events')).toEqual(expected)
    await addRequest('2026-11-16T04:00:00Z', { page, events: [{ name: 'login' }] })
    await rollUp('hbtbt', source)
    expect(await listCounts('hbtbt', 'events')).toEqual([
      ...expected.slice(0, 6),
      { figure: 'events.name', day: '2026-11-16', key: 'login', count: 1 },
      ...expected.slice(6),
    ])
    expect(await listCounts('process', 'events')).toEqual([])
  })

  test('cut off in the middle it has counted nothing, and the next turn counts all of it', async () => {
    let isBroken = true
    const source: InsightSource = {
      name: 'sample',
      count: async (_tx, { from }) => {
        if (isBroken && from.toISOString().startsWith('2026-11-15')) throw new Error('cut off')
        return [{ figure: 'sample.x', count: 1 }]
      },
    }
    await startAt('process', 'sample', '2026-11-13')
    expect(await rollUp('process', source)).toHaveLength(1)
    expect(await listCounts('process', 'sample')).toEqual([])
    isBroken = false
    expect(await rollUp('process', source)).toEqual([])
    expect(await listCounts('process', 'sample')).toHaveLength(4)
  })

  test.each(features.flatMap(({ insights }) => insights?.sources ?? []).map(({ name }) => [name]))(
    'the source %s counts its tables',
    async (name) => {
      await startAt('hpsbt', name, '2026-11-15')
      expect(await rollUp('hpsbt', findSource(name))).toEqual([])
    },
  )
})

test('sums that were made beforehand are shown until another day was counted', async () => {
  const visits = async () => (await read(foreigner)).headlines.find(({ name }) => name === 'visits')?.value
  const inTenant = <T>(work: (tx: Tx) => Promise<T>) => withTenant(site.services.db, 'aerobt', work)
  const sumUp = () =>
    inTenant((tx) => createSumUp(composeInsights(features)).run({ tx, tenant: 'aerobt', services: site.services }))
  const change = (day: string, count: number) =>
    inTenant(async (tx) => {
      await saveDay(tx, 'events', '2026-11-15', [{ figure: 'events.name', key: 'page.view', count, total: 0 }])
      await saveProgress(tx, 'events', day)
    })
  await change('2026-11-15', 5)
  expect(await visits()).toBe(5)
  await sumUp()
  await change('2026-11-15', 99)
  expect(await visits()).toBe(5)
  await change('2026-11-16', 7)
  expect(await visits()).toBe(7)
  await sumUp()
  expect(await visits()).toBe(7)
})
