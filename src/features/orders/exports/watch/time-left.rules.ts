/** Below this share nothing can be known from the pace so far. */
const LEAST_SHARE = 0.02

/** How long it still takes at the pace so far; undefined while nobody can tell. */
export const estimateSecondsLeft = (done: number, total: number | null, elapsedMs: number): number | undefined => {
  if (total === null || total <= 0 || done <= 0 || elapsedMs <= 0 || done / total < LEAST_SHARE) return undefined
  return Math.ceil(((elapsedMs / done) * Math.max(0, total - done)) / 1000)
}
