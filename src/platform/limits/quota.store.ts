import type { Tx } from '#platform/database/database.ts'
import { lockName } from '#platform/limits/named-lock.store.ts'

type Quota = {
  /** The counter and its subject, such as `['project', personId]`. */
  readonly of: readonly string[]
  readonly most: number
  readonly count: () => Promise<number>
}

/** Counts while no other transaction adds one: of many calls at once as many go on as there is room for [T-80]. */
export const hasRoom = async (tx: Tx, { of, most, count }: Quota): Promise<boolean> => {
  // Counted by the statement after the lock, which travels with it.
  const [, counted] = await Promise.all([lockName(tx, ...of), count()])
  return counted < most
}
