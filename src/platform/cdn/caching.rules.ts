const SHARED_S = 60
const STALE_S = 600
const BROKEN_S = 86_400

/**
 * Browsers ask again each time and mostly get 304. Caches in front may hold a page for a minute, and longer while they
 * fetch it anew or cannot reach us. What changes by itself at a time is stale from then on.
 */
export const writePageCaching = (remainingMs?: number): string => {
  const seconds = Math.max(0, Math.min(SHARED_S, Math.floor((remainingMs ?? Number.POSITIVE_INFINITY) / 1000)))
  const stale = remainingMs === undefined ? `, stale-while-revalidate=${STALE_S}` : ''
  return `public, max-age=0, s-maxage=${seconds}${stale}, stale-if-error=${BROKEN_S}`
}
