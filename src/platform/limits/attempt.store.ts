import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { delayAfter, forgive, type AttemptKey } from '#platform/limits/backoff.rules.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    attempt: { key: string; windowStart: Date; count: number }
  }
}

/** Addresses of people and networks are not stored in the open. */
const keyOf = ({ kind, of }: Omit<AttemptKey, 'policy'>): string =>
  `${kind}:${createHash('sha256').update(of.join('\n')).digest('base64url').slice(0, 32)}`

/**
 * Counts in the caller's transaction, for work that the same transaction takes back when it fails, such as a mail.
 * Returns the seconds to wait, 0 when the attempt may go on.
 */
export const takeAttemptIn = async (tx: Tx, now: Date, keys: readonly AttemptKey[]): Promise<number> => {
  // In one order everywhere, or two requests could wait for each other.
  const sorted = keys.map((key) => ({ ...key, id: keyOf(key) })).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const waits: number[] = []
  for (const { id, policy } of sorted) {
    const fresh = { key: id, windowStart: now, count: 0 }
    await tx
      .insertInto('attempt')
      .values(fresh)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = await tx.selectFrom('attempt').selectAll().where('key', '=', id).forUpdate().executeTakeFirst()
    const { windowStart, count } = row ?? fresh
    // Requests at once may be served in another order than they came: none of them is from the future.
    const time = new Date(Math.max(now.getTime(), windowStart.getTime()))
    const ageS = (time.getTime() - windowStart.getTime()) / 1000
    const counted = forgive(count, ageS, policy)
    const wait = Math.max(0, delayAfter(counted, policy) - ageS)
    waits.push(wait)
    if (wait === 0)
      await tx
        .updateTable('attempt')
        .set({ count: counted + 1, windowStart: time })
        .where('key', '=', id)
        .execute()
  }
  return Math.max(...waits)
}

/**
 * Counts a call within a minute that begins with the first one, in the caller's transaction, which must be committed for
 * refused calls too. Returns how many there were, this one included.
 */
export const countInMinute = async (tx: Tx, now: Date, key: Omit<AttemptKey, 'policy'>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    insert into attempt (key, window_start, count) values (${keyOf(key)}, ${now}, 1)
    on conflict (tenant, key) do update set
      count = case when attempt.window_start > ${now}::timestamptz - interval '1 minute' then attempt.count + 1 else 1 end,
      window_start = case when attempt.window_start > ${now}::timestamptz - interval '1 minute' then attempt.window_start else ${now} end
    returning count`.execute(tx)
  return rows[0]?.count ?? 1
}

/** Until the minute of `countInMinute` is over. */
export const secondsLeftInMinute = async (tx: Tx, now: Date, key: Omit<AttemptKey, 'policy'>): Promise<number> => {
  const row = await tx.selectFrom('attempt').select('windowStart').where('key', '=', keyOf(key)).executeTakeFirst()
  return row ? Math.max(0, 60 - (now.getTime() - row.windowStart.getTime()) / 1000) : 0
}

/**
 * Takes a place before the work is done, so that a thousand guesses at once are a thousand attempts.
 * Runs in a transaction of its own: a refused request must not take its count back. Call it while none is open.
 */
export const takeAttempt = (db: Db, tenant: TenantKey, now: Date, keys: readonly AttemptKey[]): Promise<number> =>
  withTenant(db, tenant, (tx) => takeAttemptIn(tx, now, keys))

/** It was the right person after all. */
export const forgetAttempts = (db: Db, tenant: TenantKey, keys: readonly AttemptKey[]): Promise<void> =>
  withTenant(db, tenant, async (tx) => {
    await tx.deleteFrom('attempt').where('key', 'in', keys.map(keyOf)).execute()
  })

/** A success takes its own place back, and no more: the guesses of others from there still count. */
export const returnAttempt = (db: Db, tenant: TenantKey, key: AttemptKey): Promise<void> =>
  withTenant(db, tenant, async (tx) => {
    await tx
      .updateTable('attempt')
      .set({ count: sql`greatest(0, count - 1)` })
      .where('key', '=', keyOf(key))
      .execute()
  })
