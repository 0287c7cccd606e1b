type Kept = { readonly value: unknown; readonly bytes: number }

/**
 * Keeps what was read last, up to a size in bytes. Segments never change, so nothing in it grows old.
 * Two halves instead of an order: when the recent one is full, what was not asked for since the last time goes.
 */
export const createBlobCache = (maxBytes: number) => {
  let recent = new Map<string, Kept>()
  let older = new Map<string, Kept>()
  let [recentBytes, olderBytes] = [0, 0]
  const put = (key: string, kept: Kept): void => {
    recentBytes += kept.bytes - (recent.get(key)?.bytes ?? 0)
    recent.set(key, kept)
    if (recentBytes <= maxBytes / 2) return
    older = recent
    olderBytes = recentBytes
    recent = new Map<string, Kept>()
    recentBytes = 0
  }
  return {
    get: (key: string): { readonly value: unknown } | undefined => {
      const found = recent.get(key)
      if (found) return found
      const old = older.get(key)
      if (old) put(key, old)
      return old
    },
    /** What is larger than half of the room is not kept. */
    set: (key: string, value: unknown, bytes: number): void => {
      if (bytes <= maxBytes / 2) put(key, { value, bytes })
    },
    bytes: (): number => recentBytes + olderBytes,
  }
}
export type BlobCache = ReturnType<typeof createBlobCache>
