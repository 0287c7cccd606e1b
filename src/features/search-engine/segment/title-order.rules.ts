import { foldText } from '#features/search-engine/words/fold.rules.ts'

const SIGNS = 6

/** A figure that grows with the alphabet: the first bytes of a title without case and accents. */
export const titleOrder = (title: string): number => {
  const bytes = Buffer.from(foldText(title).slice(0, SIGNS)).subarray(0, SIGNS)
  let figure = 0
  for (let at = 0; at < SIGNS; at += 1) figure = figure * 256 + (bytes[at] ?? 0)
  return figure
}
