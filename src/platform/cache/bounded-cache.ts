import { LRUCache } from 'lru-cache'

/** Least recently used values leave first, once there are more than so many bytes. A value that alone is larger is not stored. */
export const createByteCache = <Value extends object>(maxBytes: number, maxEntryBytes = maxBytes) => {
  const values = new LRUCache<string, Value>({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    maxEntrySize: Math.max(1, Math.floor(maxEntryBytes)),
  })
  return {
    get: (key: string): Value | undefined => values.get(key),
    set: (key: string, value: Value, bytes: number): void => void values.set(key, value, { size: Math.max(1, Math.ceil(bytes)) }),
    delete: (key: string): boolean => values.delete(key),
    keys: (): string[] => [...values.keys()],
    /** Reads without refreshing the entry's age. */
    peek: (key: string): Value | undefined => values.peek(key),
    count: (): number => values.size,
    bytes: (): number => values.calculatedSize,
  }
}

/** The same by number of values, for those that are alike in size. By `max` the cache would take the memory of a full one at once. */
export const createCountCache = <Value extends string | object>(most: number) =>
  new LRUCache<string, Value>({ maxSize: most, sizeCalculation: () => 1 })
