import { sql } from 'kysely'
import * as rules from '#features/administration/back-office/office-list.rules.ts'
import type { ListSpec } from '#kernel/list-query.ts'
import type { UserRole } from '#kernel/scope.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

type Query<Spec extends ListSpec> = ListQuery<Spec['sortable'][number]>
const contains = (find: string | undefined) => (find === undefined ? undefined : containsPattern(find))

export type PersonRow = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly roles: string[]
  readonly status: string
  readonly isDisabled: boolean
  readonly hasSecondFactor: boolean
  readonly mergedInto: string | null
  readonly createdAt: Date
}

export const listPeopleRows = (
  tx: Tx,
  { find, status, role }: { find?: string | undefined; status?: string | undefined; role?: string | undefined },
  list: Query<typeof rules.PEOPLE_LIST>,
): Promise<ListPage<PersonRow>> => {
  const letters = contains(find)
  const found = sql<PersonRow>`
    select id, given_name || ' ' || family_name as name, email, roles, status, created_at,
      disabled_at is not null as is_disabled,
      (select other.given_name || ' ' || other.family_name from person other where other.id = person.merged_into) as merged_into,
      exists (select from passkey where passkey.person_id = person.id)
        or exists (select from authenticator where authenticator.person_id = person.id) as has_second_factor
    from person
    where true
      ${letters === undefined ? sql`` : sql`and (given_name || ' ' || family_name ilike ${letters} or email ilike ${letters})`}
      ${status === undefined ? sql`` : sql`and status = ${status}`}
      ${role === undefined ? sql`` : sql`and ${role} = any(roles)`}`
  return readListPage(tx, found, list, { spec: rules.PEOPLE_LIST, unique: 'id' })
}

export const lockRoles = async (tx: Tx, id: string): Promise<readonly UserRole[] | undefined> => {
  const { rows } = await sql<{ roles: UserRole[] }>`select roles from person where id = ${id} for update`.execute(tx)
  return rows[0]?.roles
}

export type JobRow = {
  readonly id: string
  readonly kind: string
  readonly state: (typeof rules.JOB_STATES)[number]
  readonly ownerName: string | null
  readonly owner: string | null
  readonly done: number
  readonly total: number | null
  readonly attempts: number
  readonly error: string | null
  readonly createdAt: Date
  readonly endedAt: Date | null
}

export const listJobRows = (
  tx: Tx,
  { find, state }: { find?: string | undefined; state?: string | undefined },
  list: Query<typeof rules.JOB_LIST>,
): Promise<ListPage<JobRow>> => {
  const letters = contains(find)
  const name = sql`person.given_name || ' ' || person.family_name`
  const found = sql<JobRow>`
    select job.id, job.kind, job.state, job.owner, job.done, job.total, job.attempts, job.error, job.created_at, job.ended_at,
      ${name} as owner_name
    from job left join person on person.id::text = job.owner
    where true
      ${letters === undefined ? sql`` : sql`and (job.kind ilike ${letters} or ${name} ilike ${letters})`}
      ${state === undefined ? sql`` : sql`and job.state = ${state}`}`
  return readListPage(tx, found, list, { spec: rules.JOB_LIST, unique: 'id' })
}

export type DocumentRow = {
  readonly path: string
  readonly names: Readonly<Record<string, string>>
  readonly kind: string
  readonly gate: 'free' | 'eula' | 'form'
  readonly audience: string
  readonly updatedAt: Date
}

export const listDocumentRows = (
  tx: Tx,
  { find, gate }: { find?: string | undefined; gate?: string | undefined },
  list: Query<typeof rules.DOCUMENT_LIST>,
): Promise<ListPage<DocumentRow>> => {
  const letters = contains(find)
  const found = sql<DocumentRow>`
    select path, names, kind, gate, audience, updated_at from download_document
    where true
      ${letters === undefined ? sql`` : sql`and (path ilike ${letters} or names::text ilike ${letters})`}
      ${gate === undefined ? sql`` : sql`and gate = ${gate}`}`
  return readListPage(tx, found, list, { spec: rules.DOCUMENT_LIST, unique: 'path' })
}

export type NoticeRow = {
  readonly key: string
  readonly locale: string
  readonly id: string
  readonly title: string | null
  readonly text: string
  readonly visibility: string
  readonly startDate: string | null
  readonly endDate: string | null
}

/** Of the fragment that holds them, as visitors see it. */
export const listNoticeRows = (
  tx: Tx,
  { find, path }: { find?: string | undefined; path: string },
  list: Query<typeof rules.NOTICE_LIST>,
): Promise<ListPage<NoticeRow>> => {
  const letters = contains(find)
  const found = sql<NoticeRow>`
    select page.country || '/' || page.language || '#' || (item->>'id') as key, page.country || '/' || page.language as locale,
      item->>'id' as id, item->>'title' as title, item->>'text' as text, item->>'visibility' as visibility,
      item->>'startDate' as start_date, item->>'endDate' as end_date
    from page join page_version v on v.page_id = page.id and v.number = page.published_version,
      jsonb_array_elements(v.content->'blocks') block, jsonb_array_elements(block->'props'->'items') item
    where page.path = ${path} and block->>'type' = 'notifications'
      ${letters === undefined ? sql`` : sql`and item::text ilike ${letters}`}`
  return readListPage(tx, found, list, { spec: rules.NOTICE_LIST, unique: 'key' })
}
