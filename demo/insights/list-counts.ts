import { listTools } from '#demo/accounts/tools.ts'
import { listSoftwareProducts } from '#demo/downloads/list-software.ts'
import {
  CASE_SHARES,
  EVENT_SHARES,
  FORM_SHARES,
  HOURS_TO_ANSWER,
  JOB_SECONDS,
  KIND_SHARES,
  MARKET_SHARES,
  ORDERS_SHARE,
} from '#demo/insights/shares.ts'
import { makeDice } from '#demo/pictures/dice.ts'
import { listPublications } from '#demo/publications/list-publications.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { lookUp } from '#kernel/look-up.ts'
import { DAY_MS, writeDay, type DayRow } from '#features/administration/insights/public.server.ts'

const DAYS = 90
/** Visits of a working day at the beginning. */
const VISITS: Readonly<Record<TenantKey, number>> = { aerobt: 190, hbtbt: 330, sps: 290, process: 410, hpsbt: 120 }
const LANGUAGE_OF: Readonly<Record<string, string>> = { us: 'en', gb: 'en', cn: 'zh' }

const isWeekend = (time: number): boolean => new Date(time).getUTCDay() % 6 === 0

const listFiles = (tenant: TenantKey): ReadonlySet<string> =>
  new Set([
    ...listSoftwareProducts(tenant).map(({ names }) => names.en ?? ''),
    ...listPublications(tenant)
      .slice(0, 12)
      .map(({ publication }) => publication.titles.en ?? publication.number),
  ])

/** Ninety days up to yesterday, the same ones each time but for their dates; quieter at weekends, a little more each week. */
export function* listCounts(tenant: TenantKey, now: Date): Generator<DayRow> {
  const dice = makeDice(`insights/${tenant}`)
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const files = listFiles(tenant)
  const tools = listTools(tenant)
  for (let at = 0; at < DAYS; at += 1) {
    const time = today - (DAYS - at) * DAY_MS
    const visits = VISITS[tenant] * (isWeekend(time) ? 0.32 : 1) * (1 + at / 400) * dice.span(0.9, 1.1)
    const day = writeDay(time)
    const row = (figure: string, key: string, share: number, average = 0): DayRow => {
      const count = Math.round(visits * share * dice.span(0.8, 1.2))
      return { figure, day, key, count, total: count * average * dice.span(0.8, 1.25) }
    }
    const shares = function* (
      figure: string,
      list: Readonly<Record<string, number>>,
      averages: Readonly<Record<string, number>> = {},
    ) {
      for (const [key, share] of Object.entries(list)) yield row(figure, key, share, lookUp(averages, key))
    }
    const markets = [...shares('events.market', MARKET_SHARES)]
    yield* markets
    const languages = new Map<string, number>()
    for (const { key, count } of markets) {
      const language = lookUp(LANGUAGE_OF, key) ?? key
      languages.set(language, (languages.get(language) ?? 0) + count)
    }
    for (const [key, count] of languages) yield { figure: 'events.language', day, key, count, total: 0 }
    yield* shares('events.kind', KIND_SHARES)
    yield { figure: 'events.name', day, key: 'page.view', count: markets.reduce((sum, { count }) => sum + count, 0), total: 0 }
    yield* shares('events.name', EVENT_SHARES)
    yield row('orders.placed', 'portal', ORDERS_SHARE)
    for (const [rank, file] of [...files].entries()) yield row('events.file', file, 0.03 / (rank + 2))
    yield* shares('forms.sent', FORM_SHARES)
    yield* shares('cases.opened', CASE_SHARES)
    yield* shares('cases.answered', CASE_SHARES, HOURS_TO_ANSWER)
    yield row('jobs.ended', 'completed', 0.14)
    yield row('jobs.ended', 'failed', 0.002)
    yield* shares('jobs.time', Object.fromEntries(Object.keys(JOB_SECONDS).map((kind) => [kind, 0.03])), JOB_SECONDS)
    for (const [rank, { names }] of tools.entries()) yield row('tools.opened', names.en, 0.07 / (rank + 1))
  }
}
