import type { Generated, Insertable } from 'kysely'
import { isCounterSound } from '#foundation/second-factor/passkey/passkey.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type PasskeyTable = {
  id: Generated<string>
  personId: string
  credentialId: string
  publicKey: Buffer
  /** Written by the database as text: a bigint. */
  counter: string | number
  transports: readonly string[]
  aaguid: string
  rpId: string
  isSynced: boolean
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

declare module '#platform/database/database.ts' {
  interface Tables {
    passkey: PasskeyTable
  }
}

export type ListedPasskey = {
  readonly id: string
  readonly credentialId: string
  readonly transports: readonly string[]
  readonly rpId: string
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

export const listPasskeys = (tx: Tx, personId: string): Promise<ListedPasskey[]> =>
  tx
    .selectFrom('passkey')
    .select(['id', 'credentialId', 'transports', 'rpId', 'name', 'createdAt', 'lastUsedAt'])
    .where('personId', '=', personId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** False when this authenticator is known already. */
export const insertPasskey = async (tx: Tx, passkey: Insertable<PasskeyTable>): Promise<string | undefined> => {
  const added = await tx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

export type StoredPasskey = {
  readonly id: string
  readonly personId: string
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly rpId: string
  readonly isSynced: boolean
  readonly name: string
}

export const findPasskey = (tx: Tx, credentialId: string): Promise<StoredPasskey | undefined> =>
  tx
    .selectFrom('passkey')
    .select(['id', 'personId', 'credentialId', 'publicKey', 'rpId', 'isSynced', 'name'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()

/** False when its counter went back or stood still: a copy of the key is in use. */
export const recordUse = async (tx: Tx, id: string, received: number, now: Date): Promise<boolean> => {
  const row = await tx.selectFrom('passkey').select('counter').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row || !isCounterSound(Number(row.counter), received)) return false
  await tx.updateTable('passkey').set({ counter: received, lastUsedAt: now }).where('id', '=', id).execute()
  return true
}

export const renamePasskey = async (tx: Tx, personId: string, id: string, name: string): Promise<boolean> => {
  const own = tx.updateTable('passkey').set({ name }).where('personId', '=', personId).where('id', '=', id)
  return (await own.executeTakeFirst()).numUpdatedRows > 0n
}

/** The name of what was removed; undefined when this person has no such passkey. */
export const dropPasskey = async (tx: Tx, personId: string, id: string): Promise<string | undefined> => {
  const own = tx.deleteFrom('passkey').where('personId', '=', personId).where('id', '=', id)
  return (await own.returning('name').executeTakeFirst())?.name
}
