import type { BlobCache } from '#foundation/search-engine/segment/blob-cache.service.ts'
import { TERM_FILTER } from '#foundation/search-engine/segment/blob-names.rules.ts'
import { hashText, mayContain, type BloomFilter, type BloomHash } from '#foundation/search-engine/segment/bloom-filter.rules.ts'
import { decodePostingList } from '#foundation/search-engine/segment/posting.rules.ts'
import { readBlobs } from '#foundation/search-engine/segment/segment.store.ts'
import type { Tx } from '#platform/database/database.ts'

/** The overhead of a cache entry beside its value. */
export const ENTRY_BYTES = 150
const readFilter = (data: Buffer): BloomFilter => new Uint32Array(new Uint8Array(data).buffer)

/** Loads blobs of segments for one transaction, through the process's cache. */
export const openBlobs = (tx: Tx, cache: BlobCache) => {
  /** The values this transaction has read; they stay even if the cache evicts them. */
  const loaded = new Map<string, unknown>()

  /** Whether it is loaded, or cached and thereby loaded. */
  const isLoaded = (key: string): boolean => {
    if (loaded.has(key)) return true
    const known = cache.get(key)
    if (known) loaded.set(key, known.value)
    return known !== undefined
  }
  const store = (key: string, value: unknown, bytes: number): void => {
    loaded.set(key, value)
    cache.set(key, value, ENTRY_BYTES + key.length * 2 + bytes)
  }

  /** Reads all these blobs of all these segments that are not loaded yet, in one database query. */
  const load = async (names: readonly string[], of: readonly number[], decode: (data: Buffer) => unknown): Promise<void> => {
    const missing = new Set<string>()
    const incomplete = new Set<number>()
    for (const name of names)
      for (const id of of) {
        if (isLoaded(`${id}/${name}`)) continue
        missing.add(name)
        incomplete.add(id)
      }
    if (missing.size === 0) return
    const found = new Map<string, Buffer>()
    for (const { segmentId, name, data } of await readBlobs(tx, [...incomplete], [...missing]))
      found.set(`${segmentId}/${name}`, data)
    for (const name of missing)
      for (const id of incomplete) {
        const data = found.get(`${id}/${name}`)
        store(`${id}/${name}`, data && decode(data), data?.length ?? 0)
      }
  }
  const loadedBlob = (id: number, name: string): unknown => loaded.get(`${id}/${name}`)

  /** Most words of queries occur in few segments: the Bloom filters save the database queries for the others. */
  const loadPostings = async (names: readonly string[], of: readonly number[]): Promise<void> => {
    await load([TERM_FILTER], of, readFilter)
    const hashes = new Map<string, BloomHash>()
    for (const name of names)
      for (const id of of) {
        const filter = loadedBlob(id, TERM_FILTER) as BloomFilter | undefined
        if (!filter || isLoaded(`${id}/${name}`)) continue
        let bloomHash = hashes.get(name)
        if (!bloomHash) hashes.set(name, (bloomHash = hashText(name)))
        if (!mayContain(filter, bloomHash)) loaded.set(`${id}/${name}`, undefined)
      }
    await load(names, of, decodePostingList)
  }

  return { loaded, loadedBlob, isLoaded, store, load, loadPostings }
}
