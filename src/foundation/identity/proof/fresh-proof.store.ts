import type { Tx } from '#platform/database/database.ts'

export type StoredReauthentication = { readonly createdAt: Date; readonly at: Date | null; readonly hash: Buffer | null }

export const findReauthentication = (tx: Tx, sessionId: string): Promise<StoredReauthentication | undefined> =>
  tx
    .selectFrom('session')
    .select(['createdAt', 'reauthenticatedAt as at', 'reauthenticationHash as hash'])
    .where('id', '=', sessionId)
    .executeTakeFirst()

export const saveReauthentication = async (tx: Tx, sessionId: string, at: Date, hash: Buffer): Promise<void> => {
  await tx.updateTable('session').set({ reauthenticatedAt: at, reauthenticationHash: hash }).where('id', '=', sessionId).execute()
}
