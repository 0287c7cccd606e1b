/** A part that somebody looked at on this device; the server never learns of it. */
export type RecentPart = {
  readonly sku: string
  readonly name: string
  readonly image: string
  /** Where it was looked at, such as `/us/en`: its name is in that language. */
  readonly place: string
}

export const recentPartsKey = (tenant: string): string => `recentlyViewed-${tenant}`

const MOST_KEPT = 24
export const MOST_SHOWN = 6
const LONGEST = 300

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= LONGEST
const isPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value)

const isRecentPart = (entry: unknown): entry is RecentPart => {
  if (typeof entry !== 'object' || entry === null) return false
  const { sku, name, image, place } = entry as Record<string, unknown>
  return isText(sku) && isText(name) && (image === '' || isPath(image)) && isPath(place)
}

/** Anybody may have written into storage: what is no part counts for nothing. */
export const readRecentParts = (stored: unknown): RecentPart[] =>
  (Array.isArray(stored) ? (stored as unknown[]) : []).filter(isRecentPart).slice(0, MOST_KEPT)

/** The newest first, each once in each place. */
export const addRecentPart = (parts: readonly RecentPart[], seen: RecentPart): RecentPart[] =>
  [seen, ...parts.filter(({ sku, place }) => sku !== seen.sku || place !== seen.place)].slice(0, MOST_KEPT)

/** Parts viewed earlier in this market. */
export const chooseRecentParts = (
  parts: readonly RecentPart[],
  { sku, place }: Pick<RecentPart, 'sku' | 'place'>,
): RecentPart[] => parts.filter((part) => part.place === place && part.sku !== sku).slice(0, MOST_SHOWN)
