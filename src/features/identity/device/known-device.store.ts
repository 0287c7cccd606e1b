import type { Generated } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    knownDevice: {
      id: Generated<string>
      personId: string
      fingerprint: Buffer
      name: Generated<string>
      firstSeenAt: Date
      lastSeenAt: Date
    }
  }
}

export const hasDevice = async (tx: Tx, personId: string, fingerprint?: Buffer): Promise<boolean> => {
  const ofPerson = tx.selectFrom('knownDevice').select('id').where('personId', '=', personId).limit(1)
  const query = fingerprint === undefined ? ofPerson : ofPerson.where('fingerprint', '=', fingerprint)
  return (await query.executeTakeFirst()) !== undefined
}

export const rememberDevice = async (tx: Tx, personId: string, fingerprint: Buffer, now: Date): Promise<string> => {
  const { id } = await tx
    .insertInto('knownDevice')
    .values({ personId, fingerprint, firstSeenAt: now, lastSeenAt: now })
    .onConflict((conflict) => conflict.columns(['tenant', 'personId', 'fingerprint'] as never).doUpdateSet({ lastSeenAt: now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False when this person has no such session, or one of a time before devices were remembered. */
export const nameSessionDevice = async (tx: Tx, personId: string, sessionId: string, name: string): Promise<boolean> => {
  const session = tx.selectFrom('session').select('deviceId').where('id', '=', sessionId).where('personId', '=', personId)
  const { numUpdatedRows } = await tx
    .updateTable('knownDevice')
    .set({ name })
    .where('personId', '=', personId)
    .where('id', 'in', session)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
