import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy')
const RULES = path.join(DEPLOY, 'prometheus/portico.rules.yaml')
const read = (file: string): Promise<string> => readFile(file, 'utf8')

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

/** Prometheus makes it itself. */
const NOT_OURS = new Set(['up'])
/** What follows a metric's name in a query: labels, a range, or the end of its group. */
const METRIC = /\b([a-z][a-z0-9]*(?:_[a-z0-9]+)+|up|jobs|mails)\b(?=[{[)\s]|$)/g
const FUNCTIONS = new Set(['histogram_quantile'])

const listMetrics = (query: string): string[] =>
  [
    ...query
      .replace(/\{[^}]*\}/g, '{')
      .replace(/\bby \([^)]*\)/g, '')
      .matchAll(METRIC),
  ]
    .map(([, name = '']) => name)
    .filter((name) => !NOT_OURS.has(name) && !FUNCTIONS.has(name))

const listShown = async (): Promise<Set<string>> => {
  const { body } = await site.app.inject('/metrics')
  const names = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type = '']) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  return new Set(names)
}

const listAlerts = (text: string, word: string): string[] =>
  [...text.matchAll(new RegExp(`${word}: (\\w+)`, 'g'))].map(([, name = '']) => name)

test('every metric of alerts and dashboards is one that /metrics shows', async () => {
  const shown = await listShown()
  const queries = [...(await read(RULES)).matchAll(/expr: >-\n\s+(.+)/g)].map(([, query = '']) => query)
  for (const file of await readdir(path.join(DEPLOY, 'dashboards'))) {
    const { panels } = JSON.parse(await read(path.join(DEPLOY, 'dashboards', file))) as {
      panels: { targets?: { expr: string }[] }[]
    }
    queries.push(...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)))
  }
  expect(queries.length).toBeGreaterThan(30)
  for (const query of queries) {
    const metrics = listMetrics(query)
    if (!query.startsWith('up{')) expect(metrics, query).not.toEqual([])
    for (const name of metrics) expect(shown, query).toContain(name)
  }
})

test('each alert has a test with a planted fault, is silent on a healthy system, and stands in the guide', async () => {
  const alerts = listAlerts(await read(RULES), 'alert')
  const tested = listAlerts(await read(path.join(DEPLOY, 'prometheus/portico.test.yaml')), 'alertname')
  const guide = await read(path.resolve(DEPLOY, '../docs/guides/observe.md'))
  expect(alerts.length).toBeGreaterThan(10)
  for (const alert of alerts) {
    expect(
      tested.filter((name) => name === alert),
      alert,
    ).toHaveLength(2)
    expect(guide).toContain(`### ${alert}\n`)
  }
})

const hasPromtool = await promisify(execFile)('promtool', ['--version']).then(
  () => true,
  () => false,
)

test.skipIf(!hasPromtool)('promtool takes the rules and their tests', async () => {
  const { stdout } = await promisify(execFile)('promtool', ['test', 'rules', path.join(DEPLOY, 'prometheus/portico.test.yaml')])
  expect(stdout).toContain('SUCCESS')
})

test('figures of a tenant say how old its work is, and how much was given up', async () => {
  await withTenant(site.services.db, 'sps', async (tx) => {
    const mail = sql`insert into mail_outbox (to_address, subject, text, template, state, created_at)`
    await sql`${mail} values ('a@b.example', 's', 't', 'x', 'queued', now() - interval '1 hour'),
      ('a@b.example', 's', 't', 'x', 'failed', now())`.execute(tx)
    const hook = await sql<{ id: string }>`insert into webhook (url, events, secret)
      values ('https://a.example', '{order.placed}', 's') returning id`.execute(tx)
    await sql`insert into outbox_delivery (webhook_id, event, body, created_at)
      values (${hook.rows[0]?.id}, 'order.placed', '{}', now() - interval '2 hours')`.execute(tx)
  })
  const other = await openTestApp([], {}, { database: site.database })
  const { body } = await other.app.inject('/metrics')
  await other.app.close()
  const valueOf = (series: string) => Number(new RegExp(`^${series} (\\S+)$`, 'm').exec(body)?.[1])
  expect(valueOf('mail_oldest_seconds\\{tenant="sps"\\}')).toBeGreaterThanOrEqual(3600)
  expect(valueOf('mails\\{(?:state="failed",tenant="sps"|tenant="sps",state="failed")\\}')).toBe(1)
  expect(valueOf('mails\\{(?:state="failed",tenant="aerobt"|tenant="aerobt",state="failed")\\}')).toBe(0)
  expect(valueOf('outbox_oldest_seconds\\{tenant="sps"\\}')).toBeGreaterThanOrEqual(7200)
  expect(valueOf('orders_total\\{tenant="sps"\\}')).toBe(0)
})
