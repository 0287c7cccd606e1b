import type { Tx } from '#platform/database/database.ts'

const known = new WeakMap<Tx, Map<string, Promise<unknown>>>()

/**
 * Reads that several parts of one page share are sent once in its transaction. For pages, which change nothing: a later read of the same
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
