import { sql, type RawBuilder } from 'kysely'
import { CASE_LIST } from '#features/cases/case-list.rules.ts'
import { TARGET_HOURS, type CaseKind, type CasePriority, type CaseStatus } from '#features/cases/case.rules.ts'
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
  readonly isLate: boolean
}

export type CaseFilter = {
  readonly search?: string | undefined
  readonly words?: string | undefined
  readonly status?: CaseStatus | undefined
  readonly kind?: CaseKind | undefined
  readonly ended?: 'true' | 'false' | undefined
  readonly orderNumber?: string | undefined
  readonly owner?: 'mine' | 'nobody' | undefined
}

type Reader = { readonly id: string; readonly isAgent: boolean }

/** A customer's own cases; all of them for staff. It is part of every query, so another's case simply is not there. */
export const seenBy = ({ id, isAgent }: Reader): RawBuilder<unknown> => (isAgent ? sql`true` : sql`c.person_id = ${id}`)

const isFound = (
  reader: Reader,
  { search, words, status, kind, ended, owner, orderNumber }: CaseFilter,
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
  ${status === undefined ? sql`` : sql`and c.status = ${status}`}
  ${kind === undefined ? sql`` : sql`and c.kind = ${kind}`}
  ${ended === undefined ? sql`` : ended === 'true' ? sql`and c.ended_at is not null` : sql`and c.ended_at is null`}
  ${owner === undefined || !reader.isAgent ? sql`` : owner === 'mine' ? sql`and c.assigned_to = ${reader.id}` : sql`and c.assigned_to is null`}`

const OF_ALL = sql`page.id, page.kind, page.subject, page.status, page.priority, page.created, page.updated`

const forStaff = (now: Date) => ({
  columns: sql`${OF_ALL},
    exists (select from case_message m where m.case_id = page.id and m.by = 'customer' and m.at > coalesce(page.answered, '-infinity')) as "hasNews",
    concat_ws(' ', p.given_name, p.family_name) as customer, concat_ws(' ', a.given_name, a.family_name) as assignee,
    page.answered is null and page.ended is null and page.created + make_interval(hours => case page.priority
      when 'urgent' then ${TARGET_HOURS.urgent}::int when 'high' then ${TARGET_HOURS.high}::int else ${TARGET_HOURS.normal}::int end) < ${now}::timestamptz as "isLate"`,
  joins: sql`left join person p on p.id = page."personId" left join person a on a.id = page."assignedTo"`,
})

const FOR_CUSTOMERS = {
  columns: sql`${OF_ALL},
    exists (select from case_message m where m.case_id = page.id and m.by = 'staff' and m.at > coalesce(page.seen, '-infinity')) as "hasNews",
    null::text as customer, null::text as assignee, false as "isLate"`,
}

export const listCasesOf = (
  tx: Tx,
  reader: Reader,
  filter: CaseFilter,
  { now, ...list }: ListQuery<(typeof CASE_LIST.sortable)[number]> & { readonly now: Date },
): Promise<ListPage<ListedCase>> =>
  readListPage(
    tx,
    sql<ListedCase>`
      select c.id, c.kind, c.subject, c.status, c.priority, c.created_at as created, c.updated_at as updated, c.answered_at as answered,
        c.ended_at as ended, c.seen_at as seen, c.person_id as "personId", c.assigned_to as "assignedTo"
      from support_case c
      where ${isFound(reader, filter)}`,
    list,
    {
      spec: CASE_LIST,
      unique: 'id',
      details: reader.isAgent ? forStaff(now) : FOR_CUSTOMERS,
      isCostly: filter.words !== undefined,
    },
  )

/** How many were opened in each of so many weeks from then on. */
export const countOpened = async (tx: Tx, from: Date, weeks: number): Promise<number[]> => {
  const { rows } = await sql<{ week: number; opened: number }>`
    select floor(extract(epoch from created_at - ${from}::timestamptz) / 604800)::integer as week, count(*)::integer as opened
    from support_case where created_at >= ${from} group by 1`.execute(tx)
  const found = new Map(rows.map(({ week, opened }) => [week, opened]))
  return Array.from({ length: weeks }, (_, week) => found.get(week) ?? 0)
}
