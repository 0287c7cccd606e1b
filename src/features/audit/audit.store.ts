import type { Generated } from 'kysely'
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
      details: unknown
    }
  }
}

export type AuditEntry = {
  readonly at: Date
  readonly actorId: string
  readonly subjectId: string
  readonly action: string
  readonly details: unknown
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

/** What was done to a person or in their name, the latest first. */
export const listAudit = (tx: Tx, subjectId: string, limit: number): Promise<AuditEntry[]> =>
  tx
    .selectFrom('auditEntry')
    .select(['at', 'actorId', 'subjectId', 'action', 'details'])
    .where('subjectId', '=', subjectId)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
