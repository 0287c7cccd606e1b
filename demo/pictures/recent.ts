import { createCountCache } from '#platform/cache/bounded-cache.ts'

/** Keeps the results asked for last; the oldest leaves when there are too many. */
export const keepRecent = <T extends string | object>(limit: number, make: (key: string) => T): ((key: string) => T) => {
  const cached = createCountCache<T>(limit)
  return (key) => {
    const value = cached.get(key) ?? make(key)
    cached.set(key, value)
    return value
  }
}
