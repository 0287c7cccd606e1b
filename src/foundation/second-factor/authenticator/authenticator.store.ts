import type { Tx } from '#platform/database/database.ts'

/** Sealed with `SECRETS_KEY`, so that `npm run secrets -- rotate` seals it anew. */
export const AUTHENTICATOR_SECRET = { table: 'authenticator', column: 'sealed_secret', purpose: 'authenticator' } as const

declare module '#platform/database/database.ts' {
  interface Tables {
    authenticator: {
      personId: string
      sealedSecret: string
      createdAt: Date
      confirmedAt: Date | null
      /** Written by the database as text: a bigint. */
      lastStep: string | number
    }
  }
}

export type Authenticator = {
  readonly sealedSecret: string
  readonly createdAt: Date
  readonly confirmedAt: Date | null
  readonly lastStep: number
}

/** Locked until the transaction ends: two tries with one code are two tries, and one of them counts. */
export const findAuthenticator = async (tx: Tx, personId: string, lock = false): Promise<Authenticator | undefined> => {
  const query = tx
    .selectFrom('authenticator')
    .select(['sealedSecret', 'createdAt', 'confirmedAt', 'lastStep'])
    .where('personId', '=', personId)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return row && { ...row, lastStep: Number(row.lastStep) }
}

/** In place of one that was never confirmed. */
export const saveUnconfirmed = async (tx: Tx, personId: string, sealedSecret: string, now: Date): Promise<void> => {
  const values = { sealedSecret, createdAt: now, confirmedAt: null, lastStep: 0 }
  await tx
    .insertInto('authenticator')
    .values({ personId, ...values })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(values))
    .execute()
}

export const confirmAuthenticator = async (tx: Tx, personId: string, step: number, now: Date): Promise<void> => {
  await tx.updateTable('authenticator').set({ confirmedAt: now, lastStep: step }).where('personId', '=', personId).execute()
}

export const spendStep = async (tx: Tx, personId: string, step: number): Promise<void> => {
  await tx.updateTable('authenticator').set({ lastStep: step }).where('personId', '=', personId).execute()
}

export const dropAuthenticator = async (tx: Tx, personId: string): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('authenticator').where('personId', '=', personId).executeTakeFirst()
  return numDeletedRows > 0n
}
