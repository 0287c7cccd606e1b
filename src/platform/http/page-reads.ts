import { AsyncLocalStorage } from 'node:async_hooks'

const reading = new AsyncLocalStorage<Set<string>>()

/** Whatever content a page is made of says its name here; outside of a page that is stored nobody listens. */
export const noteReads = (names: readonly string[]): void => {
  const reads = reading.getStore()
  if (reads) for (const name of names) reads.add(name)
}

/** Does the work, and says what was read on the way; undefined where nothing was said, so nothing is known. */
export const collectReads = async <T>(work: () => Promise<T>): Promise<{ made: T; reads: ReadonlySet<string> | undefined }> => {
  const reads = new Set<string>()
  const made = await reading.run(reads, work)
  return { made, reads: reads.size > 0 ? reads : undefined }
}
