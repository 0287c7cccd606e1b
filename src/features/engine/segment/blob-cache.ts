/** Keeps what was read last, up to a size in bytes. Segments never change, so nothing in it grows old. */
export const createBlobCache = (maxBytes: number) => {
  const kept = new Map<string, { readonly value: unknown; readonly bytes: number }>()
  let bytes = 0
  return {
    get: (key: string): { readonly value: unknown } | undefined => {
      const found = kept.get(key)
      if (!found) return undefined
      kept.delete(key)
      kept.set(key, found)
      return found
    },
    set: (key: string, value: unknown, size: number): void => {
      const old = kept.get(key)
      if (old) {
        kept.delete(key)
        bytes -= old.bytes
      }
      kept.set(key, { value, bytes: size })
      bytes += size
      for (const [oldest, entry] of kept) {
        if (bytes <= maxBytes) return
        kept.delete(oldest)
        bytes -= entry.bytes
      }
    },
    bytes: (): number => bytes,
  }
}
export type BlobCache = ReturnType<typeof createBlobCache>
