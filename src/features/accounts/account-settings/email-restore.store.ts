import { hashToken, makeToken } from '#foundation/identity/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

export type RestoreToken = {
  readonly personId: string
  readonly email: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

const COLUMNS = ['personId', 'email', 'createdAt', 'expiresAt', 'usedAt'] as const

/** Older ones stay as they are: a thief who requests another change must not take the owner's link away. */
export const issueRestore = async (
  tx: Tx,
  { personId, email, expiresAt }: { readonly personId: string; readonly email: string; readonly expiresAt: Date },
): Promise<string> => {
  const token = makeToken()
  await tx
    .insertInto('personToken')
    .values({ tokenHash: hashToken(token), personId, purpose: 'restore-email', email, expiresAt })
    .execute()
  return token
}

export const findRestore = (tx: Tx, token: string): Promise<RestoreToken | undefined> =>
  tx
    .selectFrom('personToken')
    .select(COLUMNS)
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', 'restore-email')
    .executeTakeFirst()

/** A link works once: of two clicks at the same time one finds it unused. */
export const takeRestore = (tx: Tx, token: string, now: Date): Promise<RestoreToken | undefined> =>
  tx
    .updateTable('personToken')
    .set({ usedAt: now })
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', 'restore-email')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(COLUMNS)
    .executeTakeFirst()

/** Those of later addresses go: the thief's is one of them. Those of earlier addresses stay: the owner's may be one. */
export const dropLaterRestores = async (tx: Tx, { personId, createdAt }: RestoreToken): Promise<void> => {
  await tx
    .deleteFrom('personToken')
    .where('personId', '=', personId)
    .where('purpose', '=', 'restore-email')
    .where('usedAt', 'is', null)
    .where('createdAt', '>=', createdAt)
    .execute()
}

/** Who never confirmed an address leaves nothing behind. */
export const removePendingPerson = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('person').where('id', '=', id).where('status', '=', 'pending').execute()
}
