import { createHash, randomInt } from 'node:crypto'
import { RECOVERY_CODES, readRecoveryCode, toRecoveryCode } from '#foundation/second-factor/recovery/recovery-code.rules.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    recoveryCode: { hash: Buffer; personId: string; createdAt: Date }
  }
}

/** With the person in it: equal codes of two people, however unlikely, are two rows. */
const hashOf = (personId: string, letters: string): Buffer => createHash('sha256').update(`${personId} ${letters}`).digest()

/** New ones in place of all that were there; only their hashes stay. */
export const replaceRecoveryCodes = async (tx: Tx, personId: string, now: Date): Promise<string[]> => {
  await dropRecoveryCodes(tx, personId)
  const codes = Array.from({ length: RECOVERY_CODES }, () => toRecoveryCode(randomInt))
  await tx
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ hash: hashOf(personId, readRecoveryCode(code) ?? ''), personId, createdAt: now })))
    .execute()
  return codes
}

export const dropRecoveryCodes = async (tx: Tx, personId: string): Promise<void> => {
  await tx.deleteFrom('recoveryCode').where('personId', '=', personId).execute()
}

/** Works once: the code is gone with its use. */
export const spendRecoveryCode = async (tx: Tx, personId: string, letters: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('recoveryCode')
    .where('personId', '=', personId)
    .where('hash', '=', hashOf(personId, letters))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const countRecoveryCodes = async (tx: Tx, personId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('recoveryCode')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
