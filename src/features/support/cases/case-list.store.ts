import { sql, type RawBuilder } from 'kysely'
import { isAgent, type ReachingReader } from '#features/support/cases/case-access.rules.ts'
import { isReached } from '#features/support/cases/case-access.store.ts'
import { listCopied } from '#features/support/cases/case-copy.store.ts'
import { CASE_LIST } from '#features/support/cases/case-list.rules.ts'
import { TARGET_HOURS, type CaseKind, type CasePriority, type CaseStatus } from '#features/support/cases/case.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

export type ListedCase = {
  readonly id: string
  readonly kind: CaseKind
  readonly subject: string
  readonly status: CaseStatus
  readonly priority: CasePriority
  readonly created: Date
  readonly updated: Date
  readonly hasNews: boolean
  readonly customer: string | null
  readonly assignee: string | null
  /** Of staff: until when the first answer is due; null once there was one. */
  readonly due: Date | null
  readonly isLate: boolean
}

export type CaseFilter = {
  readonly search?: string | undefined
  readonly words?: string | undefined
  readonly status?: CaseStatus | undefined
  readonly kind?: CaseKind | undefined
  readonly ended?: 'true' | 'false' | undefined
  readonly orderNumber?: string | undefined
  /** About this unit, or about its product without naming a unit. */
  readonly unit?: { readonly serialNumber: string; readonly sku: string } | undefined
  readonly owner?: 'mine' | 'nobody' | undefined
  readonly due?: 'late' | undefined
  /** For staff: the number of a company, of whose people or accounts it is. */
  readonly company?: string | undefined
}

type Seen = ReachingReader & { readonly copied: readonly string[] }

const seenBy = ({ copied, ...reader }: Seen): RawBuilder<unknown> =>
  isReached(reader, copied.length === 0 ? sql<boolean>`false` : sql<boolean>`c.id = any(${[...copied]}::text[])`)

/** Until then somebody answers for the first time. */
const DUE = sql`c.created_at + make_interval(hours => case c.priority
  when 'urgent' then ${TARGET_HOURS.urgent}::int when 'high' then ${TARGET_HOURS.high}::int else ${TARGET_HOURS.normal}::int end)`
const isUnanswered = sql`c.answered_at is null and c.ended_at is null`

/** A condition on a case `c`; the lists are read first, so that each finds its cases by an index. */
export const isOfCompany = (number: string): RawBuilder<boolean> => {
  const company = sql`(select id from company where number = ${number})`
  return sql<boolean>`(c.person_id = any(array(select id from person where company_id = ${company}))
    or c.sold_to_id = any(array(select id from sold_to where company_id = ${company})))`
}

const isFound = (
  reader: Seen,
  { search, words, status, kind, ended, owner, due, company, orderNumber, unit }: CaseFilter,
  now: Date,
): RawBuilder<unknown> => sql`${seenBy(reader)}
  ${
    search === undefined || search.trim() === ''
      ? sql``
      : sql`and concat_ws(' ', c.id, 'CASE-' || c.id, c.subject, c.product_sku, c.serial_number, c.order_number) ilike ${containsPattern(search)}`
  }
  ${
    words === undefined || words.trim() === ''
      ? sql``
      : sql`and exists (select from case_message m where m.case_id = c.id and m.sought like lower(${containsPattern(words)}))`
  }
  ${orderNumber === undefined ? sql`` : sql`and c.order_number = ${orderNumber}`}
  ${
    unit === undefined
      ? sql``
      : sql`and (c.serial_number = ${unit.serialNumber} or (c.product_sku = ${unit.sku} and c.serial_number is null))`
  }
  ${status === undefined ? sql`` : sql`and c.status = ${status}`}
  ${kind === undefined ? sql`` : sql`and c.kind = ${kind}`}
  ${ended === undefined ? sql`` : ended === 'true' ? sql`and c.ended_at is not null` : sql`and c.ended_at is null`}
  ${owner === undefined || !isAgent(reader) ? sql`` : owner === 'mine' ? sql`and c.assigned_to = ${reader.id}` : sql`and c.assigned_to is null`}
  ${company === undefined || company.trim() === '' || !isAgent(reader) ? sql`` : sql`and ${isOfCompany(company.trim())}`}
  ${due === undefined || !isAgent(reader) ? sql`` : sql`and ${isUnanswered} and ${DUE} < ${now}::timestamptz`}`

const OF_ALL = sql`page.id, page.kind, page.subject, page.status, page.priority, page.created, page.updated`

const forStaff = (now: Date) => ({
  columns: sql`${OF_ALL},
    page.ended is null and coalesce((select m.by = 'customer' from case_message m where m.case_id = page.id order by m.at desc, m.id desc limit 1), false) as "hasNews",
    concat_ws(' ', p.given_name, p.family_name) as customer, concat_ws(' ', a.given_name, a.family_name) as assignee,
    case when ${isUnanswered} then ${DUE} end as due, ${isUnanswered} and ${DUE} < ${now}::timestamptz as "isLate"`,
  joins: sql`join support_case c on c.id = page.id left join person p on p.id = page."personId" left join person a on a.id = page."assignedTo"`,
})

const forCustomer = (id: string) => ({
  columns: sql`${OF_ALL},
    page."personId" = ${id} and exists (select from case_message m where m.case_id = page.id and m.by = 'staff' and m.at > coalesce(page.seen, '-infinity')) as "hasNews",
    null::text as customer, null::text as assignee, null::timestamptz as due, false as "isLate"`,
})

export const listCasesOf = async (
  tx: Tx,
  reader: ReachingReader,
  filter: CaseFilter,
  { now, ...list }: ListQuery<(typeof CASE_LIST.sortable)[number]> & { readonly now: Date },
): Promise<ListPage<ListedCase>> => {
  const copied = reader.reach === 'all' ? [] : await listCopied(tx, reader.id)
  return readListPage(
    tx,
    sql<ListedCase>`
      select c.id, c.kind, c.subject, c.status, c.priority, c.created_at as created, c.updated_at as updated,
        c.ended_at as ended, c.seen_at as seen, c.person_id as "personId", c.assigned_to as "assignedTo"
      from support_case c
      where ${isFound({ ...reader, copied }, filter, now)}`,
    list,
    {
      spec: CASE_LIST,
      unique: 'id',
      details: isAgent(reader) ? forStaff(now) : forCustomer(reader.id),
      isCostly: filter.words !== undefined,
    },
  )
}

const MOST_UNITS = 5
export type KnownUnit = { readonly serialNumber: string; readonly productSku: string }

/** Units that a person wrote about before, the latest first. */
export const listUnits = async (tx: Tx, personId: string, find: string): Promise<KnownUnit[]> => {
  const { rows } = await sql<KnownUnit>`
    select serial_number as "serialNumber", coalesce((array_agg(product_sku order by created_at desc))[1], '') as "productSku"
    from support_case where person_id = ${personId} and serial_number ilike ${containsPattern(find)}
    group by serial_number order by max(created_at) desc, serial_number limit ${MOST_UNITS}`.execute(tx)
  return rows
}

/** How many of those that somebody sees were opened in each of so many weeks from then on. */
export const countOpened = async (tx: Tx, reader: ReachingReader, from: Date, weeks: number): Promise<number[]> => {
  const { rows } = await sql<{ week: number; opened: number }>`
    select floor(extract(epoch from created_at - ${from}::timestamptz) / 604800)::integer as week, count(*)::integer as opened
    from support_case c where created_at >= ${from} and ${isReached(reader)} group by 1`.execute(tx)
  const found = new Map(rows.map(({ week, opened }) => [week, opened]))
  return Array.from({ length: weeks }, (_, week) => found.get(week) ?? 0)
}
