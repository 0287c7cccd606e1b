import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    oidcRecord: {
      kind: string
      id: string
      payload: unknown
      grantId: string | null
      uid: string | null
      expiresAt: Date | null
      consumedAt: Date | null
    }
  }
}

/** False the second time: what may happen once happens once, whichever process is asked [T-17]. */
export const takeOnce = async (tx: Tx, kind: string, id: string, seconds: number): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('oidcRecord')
    .values({ kind, id, payload: '{}', expiresAt: sql`now() + make_interval(secs => ${seconds})` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Records whose id is the token itself: a copy of the table opens nothing. */
const BEARER_KINDS: ReadonlySet<string> = new Set(['AccessToken', 'RefreshToken', 'AuthorizationCode'])

export const recordIdOf = (kind: string, id: string): string =>
  BEARER_KINDS.has(kind) ? createHash('sha256').update(id).digest('base64url') : id

/** Everything that was given out on one consent. */
export const dropProviderGrant = async (tx: Tx, grantId: string): Promise<void> => {
  await tx.deleteFrom('oidcRecord').where('grantId', '=', grantId).execute()
  await tx.deleteFrom('oidcRecord').where('kind', '=', 'Grant').where('id', '=', grantId).execute()
}

/** Pending sign-ins at the built-in provider: whoever has its cookie or a code could otherwise come back in. */
export const endProviderRecords = async (tx: Tx, personId: string, kind?: 'Session'): Promise<void> => {
  const ofPerson = tx.deleteFrom('oidcRecord').where(sql<string>`payload ->> 'accountId'`, '=', personId)
  await (kind === undefined ? ofPerson : ofPerson.where('kind', '=', kind)).execute()
}

/** Of one browser that signed out: apps and agents go on, they are revoked by themselves. */
const OF_AGENTS = ['AccessToken', 'RefreshToken', 'Grant']

export const endPendingSignIns = async (tx: Tx, personId: string): Promise<void> => {
  const ofPerson = tx.deleteFrom('oidcRecord').where(sql<string>`payload ->> 'accountId'`, '=', personId)
  await ofPerson.where('kind', 'not in', OF_AGENTS).execute()
}

const SWEEP_LIMIT = 200

/** With every new record a few old ones go: sign-ins that nobody finishes do not pile up. */
export const sweepRecords = async (tx: Tx, limit: number): Promise<number> => {
  const { numAffectedRows } = await sql`delete from oidc_record where ctid = any(array(
    select ctid from oidc_record where expires_at < now() limit ${limit} for update skip locked))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** A few with each sign-in, so that what has run out never piles up and nobody waits for it. */
export const sweepExpired = async (tx: Tx, now: Date): Promise<void> => {
  const sweep = (table: string, column: string, before: Date) =>
    sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before} limit ${SWEEP_LIMIT} for update skip locked))`.execute(
      tx,
    )
  // The provider lives by real time, whatever ours is shifted by.
  await sweepRecords(tx, SWEEP_LIMIT)
  await sweep('session', 'expires_at', now)
  // Links say for a month that they have run out.
  await sweep('person_token', 'expires_at', new Date(now.getTime() - 30 * 86_400_000))
  await sweep('attempt', 'window_start', new Date(now.getTime() - 2 * 86_400_000))
}
