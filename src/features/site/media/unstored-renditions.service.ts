import { createHash } from 'node:crypto'
import { createByteCache } from '#platform/cache/bounded-cache.ts'
import type { StoredFile } from '#platform/files/files.ts'

/** A rendition that could not be stored carries its bytes along. */
export type Rendition = StoredFile & { readonly content?: Buffer }

type StoredRendition = { readonly rendition: Rendition & { readonly content: Buffer }; readonly retryAt: number }

/** Enough for the pictures of the pages that are read just now. */
const MOST_BYTES = 32_000_000
/** Until then the store is left alone. */
const RETRY_MS = 30_000

/** Renditions that the file store would not take: a full or read-only disk must not take the pictures away. */
export const createUnstoredRenditions = (now: () => number = () => performance.now()) => {
  const cache = createByteCache<StoredRendition>(MOST_BYTES)
  return {
    hold: (key: string, content: Buffer, contentType: string): Rendition => {
      const etag = `"${createHash('sha256').update(content).digest('base64url')}"`
      const rendition = { key, size: content.length, contentType, etag, content }
      cache.set(key, { rendition, retryAt: now() + RETRY_MS }, content.length)
      return rendition
    },
    find: (key: string): { readonly rendition: StoredRendition['rendition']; readonly isDue: boolean } | undefined => {
      const found = cache.get(key)
      return found && { rendition: found.rendition, isDue: now() >= found.retryAt }
    },
    remove: (key: string): void => void cache.delete(key),
  }
}
