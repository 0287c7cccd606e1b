import { sql } from 'kysely'
import {
  LATE_AFTER_MS,
  REQUEST_LIST,
  type RequestEventName,
  type RequestStatus,
} from '#foundation/requests/access-request.rules.ts'
import type { AdminView } from '#foundation/requests/request-admin.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

export type ListedRequest = {
  readonly number: number
  readonly kind: string
  readonly person: string
  readonly email: string
  readonly company: string | null
  readonly account: string | null
  readonly subjectId: string
  readonly subject: string
  readonly status: RequestStatus
  readonly askedAt: Date
  readonly decidedAt: Date | null
  readonly decidedBy: string | null
}

export type AdminChoice = ListQuery<(typeof REQUEST_LIST.sortable)[number]> & {
  readonly view?: AdminView | undefined
  readonly kind?: string | undefined
  readonly status?: RequestStatus | undefined
  readonly person?: string | undefined
  readonly company?: string | undefined
  readonly account?: string | undefined
  readonly subject?: string | undefined
  readonly period?: { readonly from?: Date | undefined; readonly to?: Date | undefined } | undefined
}

const lateSince = (now: Date): Date => new Date(now.getTime() - LATE_AFTER_MS)

/** The account that a person orders through, as people write its number: without the zeros before it. */
const ACCOUNT = sql`(select ltrim(sold_to.number, '0') from person_sold_to own join sold_to on sold_to.id = own.sold_to_id
  where own.person_id = person.id order by own.is_default desc, own.position limit 1)`

const isView = (view: AdminView, now: Date) => {
  if (view === 'decided') return sql`request.status <> 'Waiting'`
  return view === 'waiting'
    ? sql`request.status = 'Waiting'`
    : sql`request.status = 'Waiting' and request.asked_at < ${lateSince(now)}`
}
const contains = (column: ReturnType<typeof sql>, text: string | undefined) =>
  text ? sql`and ${column} ilike ${containsPattern(text)}` : sql``

/** Everything that people ask staff of this tenant for, page by page. */
export const listAdmin = (tx: Tx, now: Date, choice: AdminChoice): Promise<ListPage<ListedRequest>> => {
  const { view, kind, status, person, company, account, subject, period, ...list } = choice
  const found = sql<ListedRequest>`
    select request.number, request.kind, person.given_name || ' ' || person.family_name as person, person.email,
      company.name as company, ${ACCOUNT} as account, request.subject_id, request.subject_name as subject,
      request.status, request.asked_at, request.decided_at,
      (select given_name || ' ' || family_name from person decider where decider.id = request.decided_by) as decided_by
    from access_request request join person on person.id = request.person_id
      left join company on company.id = person.company_id
    where true
      ${view ? sql`and ${isView(view, now)}` : sql``}
      ${kind ? sql`and request.kind = ${kind}` : sql``}
      ${status ? sql`and request.status = ${status}` : sql``}
      ${contains(sql`(person.given_name || ' ' || person.family_name || ' ' || person.email)`, person)}
      ${contains(sql`company.name`, company)}
      ${contains(ACCOUNT, account)}
      ${contains(sql`request.subject_name`, subject)}
      ${period?.from ? sql`and request.asked_at >= ${period.from}` : sql``}
      ${period?.to ? sql`and request.asked_at < ${period.to}` : sql``}`
  return readListPage(tx, found, list, { spec: REQUEST_LIST, unique: 'number' })
}

export type AdminCounts = Readonly<Record<AdminView, number>>

export const countAdmin = async (tx: Tx, now: Date): Promise<AdminCounts> => {
  const { rows } = await sql<AdminCounts>`
    select count(*) filter (where status = 'Waiting')::integer as waiting,
      count(*) filter (where status = 'Waiting' and asked_at < ${lateSince(now)})::integer as late,
      count(*) filter (where status <> 'Waiting')::integer as decided
    from access_request`.execute(tx)
  return rows[0] ?? { waiting: 0, late: 0, decided: 0 }
}

export type AdminPerson = {
  readonly name: string
  readonly givenName: string
  readonly email: string
  readonly isProven: boolean
  readonly jobTitle: string
  readonly company: string | null
  readonly account: string | null
}

export const findAdminPerson = async (tx: Tx, personId: string): Promise<AdminPerson | undefined> => {
  const { rows } = await sql<AdminPerson>`
    select person.given_name || ' ' || person.family_name as name, person.given_name, person.email,
      person.email_verified_at is not null as is_proven, person.job_title, company.name as company, ${ACCOUNT} as account
    from person left join company on company.id = person.company_id where person.id = ${personId}`.execute(tx)
  return rows[0]
}

export type RequestEvent = {
  readonly at: Date
  readonly event: RequestEventName
  readonly by: string | null
  readonly note: string
}

/** Its history, the latest first. */
export const listEvents = async (tx: Tx, number: number): Promise<RequestEvent[]> => {
  const { rows } = await sql<RequestEvent>`
    select event.at, event.event, person.given_name || ' ' || person.family_name as by, event.note
    from access_request_event event left join person on person.id = event.actor_id
    where event.request_number = ${number} order by event.at desc limit 100`.execute(tx)
  return rows
}
