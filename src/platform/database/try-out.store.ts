import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

const isDatabaseError = (error: unknown): boolean => error instanceof Error && 'code' in error

const within = async <T>(tx: Tx, work: () => Promise<T>, isGood: (done: T) => boolean): Promise<T> => {
  await sql`savepoint try_out`.execute(tx)
  let isDone = false
  try {
    const done = await work()
    isDone = isGood(done)
    return done
  } finally {
    if (!isDone) await sql`rollback to savepoint try_out`.execute(tx)
    await sql`release savepoint try_out`.execute(tx)
  }
}

/** Work inside of a transaction whose changes are taken back, whatever came of it. */
export const tryOut = <T>(tx: Tx, work: () => Promise<T>): Promise<T> => within(tx, work, () => false)

/** Work whose changes stay if its result is good; undefined where the database refused it. */
export const keepIf = async <T>(tx: Tx, work: () => Promise<T>, isGood: (done: T) => boolean): Promise<T | undefined> => {
  try {
    return await within(tx, work, isGood)
  } catch (error) {
    if (isDatabaseError(error)) return undefined
    throw error
  }
}
