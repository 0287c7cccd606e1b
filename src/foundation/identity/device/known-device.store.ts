import type { Generated } from 'kysely'
import { MOST_DEVICES } from '#foundation/identity/device/known-device.rules.ts'
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

/** When the person last signed in from there; undefined if never. */
export const findDevice = async (tx: Tx, personId: string, fingerprint: Buffer): Promise<Date | undefined> => {
  const ofPerson = tx.selectFrom('knownDevice').select('lastSeenAt').where('personId', '=', personId)
  return (await ofPerson.where('fingerprint', '=', fingerprint).executeTakeFirst())?.lastSeenAt
}

export const hasDevices = async (tx: Tx, personId: string): Promise<boolean> => {
  const ofPerson = tx.selectFrom('knownDevice').select('id').where('personId', '=', personId)
  return (await ofPerson.limit(1).executeTakeFirst()) !== undefined
}

export const saveDevice = async (tx: Tx, personId: string, fingerprint: Buffer, now: Date): Promise<string> => {
  const { id } = await tx
    .insertInto('knownDevice')
    .values({ personId, fingerprint, firstSeenAt: now, lastSeenAt: now })
    .onConflict((conflict) => conflict.columns(['tenant', 'personId', 'fingerprint'] as never).doUpdateSet({ lastSeenAt: now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const latest = tx.selectFrom('knownDevice').select('id').where('personId', '=', personId)
  await tx
    .deleteFrom('knownDevice')
    .where('personId', '=', personId)
    .where('id', 'not in', latest.orderBy('lastSeenAt', 'desc').limit(MOST_DEVICES))
    .execute()
  return id
}

/** After a disclosure of the password nobody is trusted by where they are. */
export const forgetDevices = async (tx: Tx, personId: string): Promise<void> => {
  await tx.deleteFrom('knownDevice').where('personId', '=', personId).execute()
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
