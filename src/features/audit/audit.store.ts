import { sql, type ColumnType, type Generated } from 'kysely'
import type { ScopeUser } from '#kernel/scope.ts'
import type { Tx } from '#server/database/database.ts'

declare module '#server/database/database.ts' {
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
  const entry = { at, actorId: user.actorId ?? user.id, subjectId: user.id, action, details: JSON.stringify(details) }
  await tx.insertInto('auditEntry').values(entry).execute()
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

export type AuditPage = { readonly limit: number; readonly before?: Date; readonly isByOthers?: boolean }

/** What was done to a person or in their name, the latest first. */
export const listAudit = (tx: Tx, subjectId: string, { limit, before, isByOthers }: AuditPage): Promise<AuditEntry[]> =>
  tx
    .selectFrom('auditEntry')
    .leftJoin('person', 'person.id', 'auditEntry.actorId')
    .select(['auditEntry.id', 'auditEntry.at', 'auditEntry.action', 'auditEntry.details', 'auditEntry.actorId'])
    .select(sql<string | null>`person.given_name || ' ' || person.family_name`.as('actorName'))
    .where('auditEntry.subjectId', '=', subjectId)
    .$if(before !== undefined, (query) => query.where('auditEntry.at', '<', before ?? new Date(0)))
    .$if(isByOthers === true, (query) => query.whereRef('auditEntry.actorId', '<>', 'auditEntry.subjectId'))
    .orderBy('auditEntry.at', 'desc')
    .orderBy('auditEntry.id')
    .limit(limit)
    .execute()
