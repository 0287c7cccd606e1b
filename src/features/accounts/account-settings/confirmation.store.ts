import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { ConfirmationPurpose } from '#features/accounts/account-settings/confirmation.rules.ts'
import type { Tx } from '#platform/database/database.ts'

export type Confirmation = { readonly personId: string; readonly purpose: ConfirmationPurpose; readonly email: string }

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A new link makes the older ones of its kind useless. */
export const issueConfirmation = async (tx: Tx, { personId, purpose, email }: Confirmation, expiresAt: Date): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await dropConfirmations(tx, personId, purpose)
  await sql`
    insert into person_token (token_hash, person_id, purpose, email, expires_at)
    values (${hashOf(token)}, ${personId}, ${purpose}, ${email}, ${expiresAt})`.execute(tx)
  return token
}

export const dropConfirmations = async (tx: Tx, personId: string, purpose: ConfirmationPurpose): Promise<void> => {
  await sql`delete from person_token where person_id = ${personId} and purpose = ${purpose}`.execute(tx)
}

/** Reads a link's purpose without using it up. */
export const findConfirmation = async (tx: Tx, token: string, now: Date): Promise<Confirmation | undefined> => {
  const { rows } = await sql<Confirmation>`
    select person_id, purpose, email from person_token
    where token_hash = ${hashOf(token)} and purpose in ('change-email', 'revalidate') and expires_at > ${now}`.execute(tx)
  return rows[0]
}

/** A link works once: two clicks at the same time find one row between them. */
export const takeConfirmation = async (tx: Tx, token: string, now: Date): Promise<Confirmation | undefined> => {
  const { rows } = await sql<Confirmation>`
    delete from person_token
    where token_hash = ${hashOf(token)} and purpose in ('change-email', 'revalidate') and expires_at > ${now}
    returning person_id, purpose, email`.execute(tx)
  return rows[0]
}
