import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { CHALLENGE_SECONDS } from '#foundation/second-factor/passkey/passkey.rules.ts'
import type { Tx } from '#platform/database/database.ts'

export type ChallengePurpose = 'register' | 'prove' | 'sign-in'

declare module '#platform/database/database.ts' {
  interface Tables {
    passkeyChallenge: { hash: Buffer; purpose: ChallengePurpose; boundTo: string; expiresAt: Date }
  }
}

/** Several tabs may ask at once; a program that requests ever has ten at most. */
const MOST_AT_ONCE = 10
const SWEPT_WITH_EACH = 20

export type ChallengeUse = {
  readonly purpose: ChallengePurpose
  /** The session, or the sign-in that is under way. */
  readonly boundTo: string
}

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest()

export const saveChallenge = async (tx: Tx, challenge: string, { purpose, boundTo }: ChallengeUse, now: Date): Promise<void> => {
  const expiresAt = new Date(now.getTime() + CHALLENGE_SECONDS * 1000)
  await sql`delete from passkey_challenge where hash = any(array(
    select hash from passkey_challenge where expires_at < ${now} limit ${SWEPT_WITH_EACH} for update skip locked))`.execute(tx)
  await sql`delete from passkey_challenge where hash = any(array(
    select hash from passkey_challenge where bound_to = ${boundTo} order by expires_at desc offset ${MOST_AT_ONCE - 1}))`.execute(
    tx,
  )
  await tx
    .insertInto('passkeyChallenge')
    .values({ hash: hashOf(challenge), purpose, boundTo, expiresAt })
    .execute()
}

/** Takes it out of use; false when it was used before, is too old, or was given to somebody else [T-103]. */
export const spendChallenge = async (
  tx: Tx,
  challenge: string,
  { purpose, boundTo }: ChallengeUse,
  now: Date,
): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeyChallenge')
    .where('hash', '=', hashOf(challenge))
    .where('purpose', '=', purpose)
    .where('boundTo', '=', boundTo)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
