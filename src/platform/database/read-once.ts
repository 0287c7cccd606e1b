import type { Tx } from '#platform/database/database.ts'

const known = new WeakMap<Tx, Map<string, Promise<unknown>>>()

/**
 * What several parts of one page need is read once in its transaction. For pages, which change nothing: a later read of the same
 * name gets the first answer.
 */
export const readOnce = <T>(tx: Tx, name: string, read: () => Promise<T>): Promise<T> => {
  const reads = known.get(tx) ?? new Map<string, Promise<unknown>>()
  known.set(tx, reads)
  const found = reads.get(name) as Promise<T> | undefined
  if (found) return found
  const reading = read()
  reads.set(name, reading)
  return reading
}
