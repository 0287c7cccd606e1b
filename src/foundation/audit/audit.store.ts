import { sql, type ColumnType, type Generated } from 'kysely'
import type { ScopeUser } from '#kernel/scope.ts'
import { AUDIT_LIST } from '#foundation/audit/audit.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    auditEntry: {
      id: Generated<string>
      at: Date
      actorId: string
      subjectId: string
      action: string
      details: ColumnType<Readonly<Record<string, unknown>>, string, never>
    }
  }
}

/** Written with the change it tells of, in one transaction; the application can only add to it. */
export const writeAudit = async (
  tx: Tx,
  user: Pick<ScopeUser, 'id' | 'actorId'>,
  at: Date,
  action: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  await sql`
    insert into audit_entry (at, actor_id, subject_id, action, details)
    values (${at}, ${user.actorId ?? user.id}, ${user.id}, ${action}, ${JSON.stringify(details)})`.execute(tx)
}

/** Changes by a program or a file: there is no person, and the entries say by what they came. Returns the database's time. */
export const writeAuditEntries = async (
  tx: Tx,
  actorId: string,
  at: Date,
  entries: readonly { readonly action: string; readonly details: Readonly<Record<string, unknown>> }[],
): Promise<string | undefined> => {
  const { rows } = await sql<{ at: string }>`
    with added as (
      insert into audit_entry (at, actor_id, subject_id, action, details)
      select ${at}, ${actorId}::uuid, ${actorId}::uuid, entry.action, entry.details
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (action text, details jsonb))
    select now()::text as at`.execute(tx)
  return rows[0]?.at
}

type OfDay = { readonly actorId: string; readonly kind: string; readonly since: Date; readonly actions: readonly string[] }

/** Entries of a program about a kind of data since then; more than the most are not counted. */
export const countOfDay = async (tx: Tx, { actorId, kind, since, actions }: OfDay, most: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from audit_entry
      where subject_id = ${actorId} and at >= ${since} and action = any(${[...actions]}::text[]) and details->>'kind' = ${kind}
      limit ${most}) entry`.execute(tx)
  return rows[0]?.count ?? 0
}

export type AuditEntry = {
  readonly id: string
  readonly at: Date
  readonly action: string
  readonly details: Readonly<Record<string, unknown>>
  readonly actorId: string
  /** Null when the actor is gone: what they did stays. */
  readonly actorName: string | null
}

export type AuditChoice = ListQuery<(typeof AUDIT_LIST.sortable)[number]> & {
  readonly period?: { readonly from?: Date | undefined; readonly to?: Date | undefined } | undefined
  readonly before?: Date | undefined
  readonly isByOthers?: boolean
}

/** Actions on a person or in their name, the latest first. */
export const listAudit = (tx: Tx, subjectId: string, choice: AuditChoice): Promise<ListPage<AuditEntry>> => {
  const { period, before, isByOthers, ...list } = choice
  const found = sql<AuditEntry>`
    select entry.id, entry.at, entry.action, entry.details, entry.actor_id, person.given_name || ' ' || person.family_name as actor_name
    from audit_entry entry left join person on person.id = entry.actor_id
    where entry.subject_id = ${subjectId}
      ${before ? sql`and entry.at < ${before}` : sql``}
      ${period?.from ? sql`and entry.at >= ${period.from}` : sql``}
      ${period?.to ? sql`and entry.at < ${period.to}` : sql``}
      ${isByOthers ? sql`and entry.actor_id <> entry.subject_id` : sql``}`
  return readListPage(tx, found, list, { spec: AUDIT_LIST, unique: 'id' })
}
