/** Between drawing and sending nobody is faster. */
export const LEAST_MS = 1000

export type SpamSigns = {
  /** Milliseconds between drawing and sending; undefined where no script measured it. */
  readonly elapsedMs: number | undefined
  readonly hasHoneypot: boolean
  readonly texts: readonly string[]
}

const LINK = /https?:\/\/|www\./gi

/** Our own score of 0 to 1, with 1 for what a person surely wrote [3.12.6]; it refuses nobody, it helps staff to sort. */
export const scoreCaptcha = ({ elapsedMs, hasHoneypot, texts }: SpamSigns): number => {
  const links = texts.reduce((sum, text) => sum + (text.slice(0, 5000).match(LINK)?.length ?? 0), 0)
  let score = 1
  if (!hasHoneypot) score -= 0.3
  if (elapsedMs === undefined) score -= 0.2
  else if (elapsedMs < 3000) score -= 0.2
  score -= Math.min(0.4, links * 0.1)
  return Math.max(0, Math.round(score * 100) / 100)
}
