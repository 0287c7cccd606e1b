import { foldText } from '#kernel/fold-text.ts'

const BYTES = 6

/** A number that sorts like the title: its first bytes without case and accents. */
export const titleSortKey = (title: string): number => {
  const bytes = Buffer.from(foldText(title).slice(0, BYTES)).subarray(0, BYTES)
  let key = 0
  for (let at = 0; at < BYTES; at += 1) key = key * 256 + (bytes[at] ?? 0)
  return key
}
