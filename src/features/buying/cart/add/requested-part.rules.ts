const LONGEST_MS = 15 * 60_000

export const WANTED_KEY = 'wantedPart'

export const writeRequested = (sku: string, now: number): string => JSON.stringify({ sku, at: now })

/** Whether this part was requested a moment ago: somebody who gave up signing in is not surprised another day. */
export const isRequested = (stored: unknown, sku: string, now: number): boolean => {
  const { sku: requested, at } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  return requested === sku && typeof at === 'number' && now - at >= 0 && now - at < LONGEST_MS
}
