import { MOST_DEVICES } from '#features/identity/device/known-device.rules.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    knownDevice: { personId: string; deviceHash: Buffer; seenAt: Date }
  }
}

export const findDevice = async (tx: Tx, personId: string, deviceHash: Buffer): Promise<Date | undefined> => {
  const found = tx.selectFrom('knownDevice').select('seenAt').where('personId', '=', personId)
  return (await found.where('deviceHash', '=', deviceHash).executeTakeFirst())?.seenAt
}

export const saveDevice = async (tx: Tx, personId: string, deviceHash: Buffer, seenAt: Date): Promise<void> => {
  await tx
    .insertInto('knownDevice')
    .values({ personId, deviceHash, seenAt })
    .onConflict((conflict) => conflict.columns(['personId', 'deviceHash']).doUpdateSet({ seenAt }))
    .execute()
  const latest = tx.selectFrom('knownDevice').select('deviceHash').where('personId', '=', personId)
  await tx
    .deleteFrom('knownDevice')
    .where('personId', '=', personId)
    .where('deviceHash', 'not in', latest.orderBy('seenAt', 'desc').limit(MOST_DEVICES))
    .execute()
}

/** After a disclosure of the password nobody is trusted by where they are. */
export const forgetDevices = async (tx: Tx, personId: string): Promise<void> => {
  await tx.deleteFrom('knownDevice').where('personId', '=', personId).execute()
}
