import { createByteCache } from '#platform/cache/bounded-cache.ts'

/** Segments are immutable, so entries never become stale. Values larger than half of the limit are not cached. */
export const createBlobCache = (maxBytes: number) => {
  const { get, set, bytes } = createByteCache<{ readonly value: unknown }>(maxBytes, maxBytes / 2)
  return { get, bytes, set: (key: string, value: unknown, size: number): void => set(key, { value }, size) }
}
export type BlobCache = ReturnType<typeof createBlobCache>
