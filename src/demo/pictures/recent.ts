/** Keeps the results asked for last; the oldest leaves when there are too many. */
export const keepRecent = <T>(limit: number, make: (key: string) => T): ((key: string) => T) => {
  const kept = new Map<string, T>()
  return (key) => {
    const value = kept.get(key) ?? make(key)
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest)
    return value
  }
}
