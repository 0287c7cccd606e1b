import { lookUp } from '#kernel/look-up.ts'

const ALIKE: Readonly<Record<string, string>> = { o: '0', i: '1' }

/** One spelling for what people write as one number: case, hyphens, dots and spaces, O for 0 and I for 1. */
export const foldPartNumber = (written: string): string =>
  written
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[oi]/g, (letter) => lookUp(ALIKE, letter) ?? letter)

const SHORTEST = 3
const LONGEST = 40

/** Written with a digit, and long enough to tell something. */
export const isNumberLike = (folded: string, written: string): boolean =>
  folded.length >= SHORTEST && folded.length <= LONGEST && /\p{N}/u.test(written)

/** Pieces of three signs: whoever knows a part of a number knows some of them. */
export const listGrams = (folded: string): string[] => {
  const grams = new Set<string>()
  for (let at = 0; at + 3 <= folded.length; at += 1) grams.add(folded.slice(at, at + 3))
  return [...grams]
}

/** How many signs differ, as far as it is at most so many: one more otherwise. */
export const countEdits = (left: string, right: string, most: number): number => {
  if (Math.abs(left.length - right.length) > most) return most + 1
  let before: number[] = []
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1]
      let edits = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      // Two signs that changed places are one slip, not two.
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1])
        edits = Math.min(edits, (before[column - 2] ?? 0) + 1)
      current.push(edits)
    }
    if (Math.min(...current) > most) return most + 1
    before = previous
    previous = current
  }
  return previous[right.length] ?? most + 1
}

/** Longer numbers may hold two slips. */
export const slipsAllowed = (folded: string): number => (folded.length < 5 ? 1 : 2)

export type NumberFit = 'same' | 'begins' | 'holds' | 'slip' | 'other'

/** How a number that was asked for stands to one of a document. */
export const fitNumber = (asked: string, number: string): NumberFit => {
  if (number === asked) return 'same'
  if (number.startsWith(asked)) return 'begins'
  if (number.includes(asked)) return 'holds'
  const most = slipsAllowed(asked)
  return countEdits(asked, number, most) <= most ? 'slip' : 'other'
}
