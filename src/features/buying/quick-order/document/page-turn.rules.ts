import type { TextRun } from '#features/buying/quick-order/document/page-rows.rules.ts'

/** A piece of text with the matrix that places it on the page as it is shown. */
export type PlacedText = { readonly text: string; readonly width: number; readonly matrix: readonly number[] }

type Turn = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
const TURNS: readonly Turn[] = [
  [1, 0, 0, 1, 0, 0],
  [0, -1, 1, 0, 0, 0],
  [-1, 0, 0, -1, 0, 0],
  [0, 1, -1, 0, 0, 0],
]

/** Quarter turns of a text, clockwise as one sees it; undefined where it stands aslant. */
const quarterOf = ([a = 0, b = 0]: readonly number[]): number | undefined => {
  const quarters = (Math.atan2(b, a) * 2) / Math.PI
  const nearest = Math.round(quarters)
  return Math.abs(quarters - nearest) < 0.06 ? (nearest + 4) % 4 : undefined
}

/** How the page must be turned so that most of its letters stand upright: some programs print sideways without saying so. */
export const findTurn = (texts: readonly PlacedText[]): Turn => {
  const letters = [0, 0, 0, 0]
  for (const { text, matrix } of texts) {
    const quarter = quarterOf(matrix)
    if (quarter !== undefined) letters[quarter] = (letters[quarter] ?? 0) + text.trim().length
  }
  return TURNS[letters.indexOf(Math.max(...letters))] ?? [1, 0, 0, 1, 0, 0]
}

/** Upright runs, and texts that stand aslant or run up the margin, which are no rows. */
export const layRuns = (
  texts: readonly PlacedText[],
  [a, b, c, d]: Turn,
): { readonly runs: TextRun[]; readonly aslant: string[] } => {
  const [runs, aslant]: [TextRun[], string[]] = [[], []]
  for (const { text, width, matrix } of texts) {
    const [g = 0, h = 0, i = 0, j = 0, x = 0, y = 0] = matrix
    const across = [a * g + c * h, b * g + d * h]
    if (quarterOf(across) === 0)
      runs.push({ text, width, left: a * x + c * y, top: b * x + d * y, size: Math.hypot(a * i + c * j, b * i + d * j) || 10 })
    else aslant.push(text)
  }
  return { runs, aslant }
}
