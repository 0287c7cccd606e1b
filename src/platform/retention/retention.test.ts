import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '#platform/database/database.ts'
import { features } from '#app/features.ts'
import { listRetentions, pruneOnce } from '#platform/retention/prune.ts'
import { nameRetention } from '#platform/retention/pruning.store.ts'
import { keepForDays, type Retention } from '#platform/retention/retention.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

/** Tables whose rows somebody makes one by one and may want for ever, or that are replaced by what comes next. */
const STAYS: Readonly<Record<string, string>> = {
  audit_entry: 'append-only: who did what is never forgotten',
  audit_seal: 'append-only: one for each entry of the audit log',
  audit_unsealed: 'emptied as entries are sealed',
  audit_redaction: 'append-only: one for each entry that words were erased from',
  audit_stream: 'one for each site',
  quote: 'what was offered and agreed',
  quote_version: 'goes with its quote',
  quote_line: 'goes with its quote',
  page: 'content, and its history',
  page_redirect: 'goes with its page',
  page_review: 'goes with its page',
  release: 'history of what was published together',
  release_page: 'goes with its release',
  site_setting: 'one for each site',
  site_read_only: 'one for each site at most',
  site_brand: 'one for each site',
  mail_text: 'one for each text of a mail and language',
  site_brand_picture: 'three for each site at most',
  file_removal: 'goes when its file does',
  file_usage: 'one for each site and kind of file',
  page_translation: 'goes with its page',
  starter_page: 'one for each page of the starter site',
  external_identity: 'one for each person and provider',
  passkey: 'at most twenty for each person',
  authenticator: 'one for each person',
  recovery_code: 'at most ten for each person',
  page_version: 'content, and its history',
  draft_line: 'content that waits; goes when it is published or discarded',
  asset: 'content',
  download_document: 'content',
  software_product: 'content',
  software_release: 'content',
  software_watch: 'one for each person and product',
  dealer: 'replaced by the next list',
  brand: 'catalogue',
  category: 'catalogue',
  attribute: 'catalogue',
  product: 'catalogue',
  product_price: 'catalogue',
  part_terms: 'one a part',
  part_reference: 'catalogue',
  category_index: 'made anew with the catalogue',
  category_index_facet: 'made anew with the catalogue',
  category_index_order: 'made anew with the catalogue',
  cart_line: 'goes with its cart',
  company_part_number: 'a company keeps fifty thousand at most',
  customer_part_number: 'an account keeps ten thousand at most',
  saved_list: 'a person keeps a hundred at most',
  saved_list_item: 'goes with its list',
  invoice: 'papers that law wants kept for years',
  export_mark: 'one a person and account',
  inbox_preference: 'one a person and kind of entry',
  export_schedule: 'ten a person at most; ends after a year',
  ship_to: 'two hundred an account at most',
  orders: 'what was ordered is looked up for years, and the law asks for it',
  order_line: 'goes with its order',
  canned_answer: 'a hundred a language at most',
  order_word: 'goes with its order',
  order_count: 'one for each account and state, added up by a recurring task',
  order_event: 'goes with its order',
  order_return: 'goes with its order',
  order_change: 'goes with its order',
  recurring_order: 'people make and end them one by one',
  recurring_order_event: 'goes with its recurring order',
  recurring_order_call: 'goes with its recurring order',
  agent_grant: 'one for each person and app',
  order_change_line: 'goes with its order',
  shipment: 'goes with its order',
  person: 'people',
  person_sold_to: 'people and their accounts',
  company: 'people and their accounts',
  access_request_event: 'goes with its request',
  sold_to: 'people and their accounts',
  favourite_sold_to: 'people and their accounts',
  assigned_sold_to: 'people and their accounts',
  session_account: 'goes with its session',
  tool: 'one for each tool',
  tool_access: 'one for each person and tool',
  tool_favourite: 'one for each person and tool',
  notification_preference: 'one a person',
  course: 'one for each course',
  course_enrolment: 'goes with its date',
  certificate: 'proofs that people show for years',
  site: 'people and their sites, which they remove themselves',
  data_import_line: 'go with their import',
  freight_rate: 'terms of the site, which its owner brings',
  tax_rate: 'terms of the site, which its owner brings',
  holiday: 'terms of the site, which its owner brings',
  cut_off_time: 'terms of the site, which its owner brings',
  delivery_time: 'terms of the site, which its owner brings',
  market_currency: 'terms of the site, which its owner brings',
  exchange_rate: 'terms of the site, which its owner brings',
  part_cost: 'terms of the site, which its owner brings',
  cost_centre: 'a thousand a company at most',
  budget: 'a thousand a company at most',
  budget_entry: 'one a purchase: what is left of a budget is reckoned from them',
  approval_rule: 'two hundred a company at most',
  substitute: 'one a person at most',
  approval: 'who let a company buy is looked up with its order for years',
  approval_event: 'goes with its approval',
  order_state_word: 'words of the site, which its owner brings',
  account_site: 'an account and its sites, which its owner brings',
  equipment: 'what customers have, which its owner brings',
  popular_query: 'made anew every day',
  saved_search: 'a person keeps fifty at most',
  saved_view: 'a person keeps twenty of a list at most',
  tour_dismissal: 'one a person',
  publication: 'content',
  publication_revision: 'content: older revisions stay readable',
  bookmark: 'a person keeps two hundred of a list at most',
  case_message: 'goes with its case',
  case_note: 'goes with its case',
  case_event: 'goes with its case',
  case_file: 'goes with its case',
  case_copy: 'goes with its case',
  knowledge_article: 'content',
  knowledge_version: 'content: older versions stay readable',
  publication_mark: 'a person keeps a thousand at most',
  procurement_connection: 'until the customer or staff remove it',
  procurement_document: 'one for each document of an order, with the order of its customer’s system',
  product_schedule: 'work of people, which they remove themselves',
  tenant_secret: 'a handful a tenant',
  purchase_order_setting: 'one a company',
  webhook: 'a handful a tenant',
  integration_key: 'a handful a tenant',
  insight_progress: 'one for each source of figures',
  insight_sum: 'one for each period of the screen',
  search_index: 'one a tenant',
  search_segment: 'merged and removed by the engine',
  search_blob: 'goes with its segment',
  search_change: 'taken by the worker that follows changes',
  search_replay: 'cleared after a rebuild',
  search_synonym: 'written by staff',
  search_pin: 'written by staff',
}

let site: TestApp
beforeAll(async () => void (site = await openTestApp()))
afterAll(() => site.close())

const retentions = listRetentions(features)
const listKeys = () => site.services.tenants.all.map(({ key }) => key)

test('every table with rows of tenants says how long it keeps them, or why they stay [T-92]', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'tenant'
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`.execute(
    site.database.owner,
  )
  const known = new Set([...retentions.map(({ table }) => table), ...Object.keys(STAYS)])
  const silent = rows.map(({ name }) => name).filter((name) => !known.has(name))
  expect(silent, 'give the feature a `retention` for these tables, or name them in STAYS with the reason').toEqual([])
  expect(retentions.map(({ table }) => table)).not.toContain('audit_entry')
})

const DAY_MS = 86_400_000
const A_DAY = 3
const STEP = 28

/** A month of use that ends at this time: so many rows a day of everything that only grows. */
const useForAMonth = (personId: string, end: Date) =>
  withTenant(site.services.db, 'sps', async (tx) => {
    const times = sql`from generate_series(1, ${STEP * A_DAY}) n,
      lateral (select ${end}::timestamptz - make_interval(secs => n * ${86_400 / A_DAY}) as at) time`
    const fill = async (statement: ReturnType<typeof sql>) => void (await statement.execute(tx))
    await fill(sql`insert into job (kind, state, created_at, ended_at) select 'x', 'completed', at, at ${times}`)
    await fill(sql`insert into job (kind, state, created_at) select 'x', 'queued', at ${times}`)
    await fill(sql`insert into mail_outbox (to_address, subject, text, template, state, created_at)
      select 'a@b.example', 's', 't', 'x', 'sent', at ${times}`)
    await fill(sql`insert into session (person_id, token_hash, created_at, seen_at, expires_at, ends_at)
      select ${personId}::uuid, sha256((at::text || random())::bytea), at, at, at + interval '30 minutes', at + interval '12 hours' ${times}`)
    await fill(sql`insert into cdn_purge (keys, created_at) select '{sps}', at ${times}`)
    await fill(sql`insert into attempt (key, window_start, count) select 'x:' || at || random(), at, 1 ${times}`)
    await fill(sql`insert into person_token (token_hash, person_id, purpose, email, expires_at)
      select sha256((at::text || random())::bytea), ${personId}::uuid, 'activate', 'a@b.example', at + interval '1 day' ${times}`)
    await fill(
      sql`insert into oidc_record (kind, id, payload, expires_at) select 'Session', at || '-' || random(), '{}', at ${times}`,
    )
    await fill(sql`insert into search_event (at, kind, query, is_from_page) select at, 'search', 'valve', true ${times}`)
    await fill(sql`insert into analytics_request (at, request) select at, '{}' ${times}`)
    await fill(
      sql`insert into product_import (source, state, ended_at, settled_at) select at || '-' || random(), 'done', at, at ${times}`,
    )
    await fill(sql`insert into product_import_reject (import_id, line, reason)
      select id, 1, 'no' from product_import where not exists (select from product_import_reject where import_id = id)
        and ended_at > ${end}::timestamptz - make_interval(days => ${STEP})`)
  })

const countRows = async (table: string): Promise<number> => {
  const { rows } = await withTenant(site.services.db, 'sps', (tx) =>
    sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`.execute(tx),
  )
  return rows[0]?.count ?? 0
}

test('two years of use stay within what each table keeps, and metrics tell of it [T-92]', async () => {
  const { personId } = await signInAs(site, 'buyer@sps.example')
  const errors: unknown[] = []
  const { files } = site.services
  const before = await countRows('audit_entry')
  for (let daysAgo = 26 * STEP; daysAgo >= 0; daysAgo -= STEP) {
    const now = new Date(Date.now() - daysAgo * DAY_MS)
    await useForAMonth(personId, now)
    await pruneOnce(
      { db: site.services.db, clock: { now: () => now }, tenants: listKeys(), retentions, files, batch: 50 },
      (error) => errors.push(error),
    )
  }
  expect(errors).toEqual([])
  const longest = new Map<string, number>()
  for (const { table, days } of retentions) longest.set(table, Math.max(days, longest.get(table) ?? 0))
  for (const [table, days] of longest) {
    const kinds = table === 'job' ? 2 : 1
    expect(await countRows(table), table).toBeLessThanOrEqual((days + 2) * A_DAY * kinds + 1)
  }
  expect(await countRows('audit_entry')).toBe(before)
  const { body } = await site.app.inject({ url: '/metrics' })
  for (const retention of retentions) expect(body).toContain(`pruned_rows_total{table="${nameRetention(retention)}"}`)
  expect(body).toMatch(/pruned_rows_total\{table="search_event"\} [1-9]/)
  expect(body).toMatch(/pruned_last_timestamp_seconds\{table="session"\} \d+/)
})

test('one transaction takes no more than a batch, for every tenant, until nothing is left', async () => {
  let left = 25
  const taken: number[] = []
  const counted: Retention = {
    table: 'counted',
    days: 1,
    remove: async (_tx, _before, limit) => {
      const gone = Math.min(left, limit)
      left -= gone
      taken.push(gone)
      return gone
    },
  }
  const broken = keepForDays({ table: 'no_such_table', column: 'at', days: 1 })
  const failed: string[] = []
  const parts = {
    db: site.services.db,
    clock: site.services.clock,
    tenants: listKeys(),
    retentions: [broken, counted],
    files: site.services.files,
    batch: 10,
  }
  await pruneOnce(parts, (_error, table) => failed.push(table))
  expect(failed).toEqual(['no_such_table'])
  expect(taken).toEqual([
    10,
    10,
    5,
    ...listKeys()
      .slice(1)
      .map(() => 0),
  ])
})

test('a row that somebody holds is left for the next time, and another tenant’s rows are not touched', async () => {
  const { db } = site.services
  const retention = keepForDays({ table: 'attempt', column: 'window_start', days: 2 })
  const add = (tenant: 'process' | 'hbtbt', key: string) =>
    withTenant(db, tenant, (tx) =>
      sql`insert into attempt (key, window_start, count) values (${key}, '2020-01-01', 1)`.execute(tx),
    )
  await add('process', 'held')
  await add('process', 'free')
  await add('hbtbt', 'other')
  await withTenant(db, 'process', async (holder) => {
    await sql`select from attempt where key = 'held' for update`.execute(holder)
    expect(await withTenant(db, 'process', (tx) => retention.remove(tx, new Date(), 10))).toBe(1)
  })
  expect(await withTenant(db, 'process', (tx) => retention.remove(tx, new Date(), 10))).toBe(1)
  expect(await withTenant(db, 'hbtbt', (tx) => retention.remove(tx, new Date(), 10))).toBe(1)
})

test('a tenant keeps rows for as long as it chose, and others as long as the product says', async () => {
  const now = new Date(Date.now() + 1000 * DAY_MS)
  const at = new Date(now.getTime() - 20 * DAY_MS)
  for (const tenant of ['sps', 'aerobt'])
    await withTenant(site.services.db, tenant, (tx) =>
      sql`insert into mail_outbox (to_address, subject, text, template, state, created_at)
        values ('a@b.example', 'chosen', 't', 'x', 'sent', ${at})`.execute(tx),
    )
  await pruneOnce(
    {
      db: site.services.db,
      clock: { now: () => now },
      tenants: ['sps', 'aerobt'],
      retentions: retentions.filter((each) => nameRetention(each) === 'mail_outbox'),
      files: site.services.files,
      chosenDays: (tenant) => (tenant === 'sps' ? { mail_outbox: 10 } : undefined),
    },
    (error) => expect(error).toBeUndefined(),
  )
  const count = (tenant: string) =>
    withTenant(site.services.db, tenant, (tx) => sql`select from mail_outbox where subject = 'chosen'`.execute(tx))
  expect([(await count('sps')).rows.length, (await count('aerobt')).rows.length]).toEqual([0, 1])
})
