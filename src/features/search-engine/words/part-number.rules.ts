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

/** Rows of the table of edits; numbers and words are shorter, and what is longer gets rows of its own. */
const ROOM = 64
const rooms = [new Uint16Array(ROOM), new Uint16Array(ROOM), new Uint16Array(ROOM)] as const

/** How many signs differ, as far as it is at most so many: one more otherwise. */
export const countEdits = (left: string, right: string, most: number): number => {
  if (Math.abs(left.length - right.length) > most) return most + 1
  // What both begin and end with makes no difference.
  let start = 0
  let [leftEnd, rightEnd] = [left.length, right.length]
  while (start < leftEnd && start < rightEnd && left.charCodeAt(start) === right.charCodeAt(start)) start += 1
  while (leftEnd > start && rightEnd > start && left.charCodeAt(leftEnd - 1) === right.charCodeAt(rightEnd - 1)) {
    leftEnd -= 1
    rightEnd -= 1
  }
  const [rows, columns] = [leftEnd - start, rightEnd - start]
  if (rows === 0 || columns === 0) return Math.min(rows + columns, most + 1)
  let [before, previous, current] =
    columns < ROOM ? rooms : (rooms.map(() => new Uint16Array(columns + 1)) as [Uint16Array, Uint16Array, Uint16Array])
  for (let column = 0; column <= columns; column += 1) previous[column] = column
  for (let row = 1; row <= rows; row += 1) {
    const sign = left.charCodeAt(start + row - 1)
    let least = (current[0] = row)
    for (let column = 1; column <= columns; column += 1) {
      const other = right.charCodeAt(start + column - 1)
      let edits = (previous[column - 1] as number) + (sign === other ? 0 : 1)
      if ((previous[column] as number) + 1 < edits) edits = (previous[column] as number) + 1
      if ((current[column - 1] as number) + 1 < edits) edits = (current[column - 1] as number) + 1
      // Two signs that changed places are one slip, not two.
      if (
        row > 1 &&
        column > 1 &&
        sign === right.charCodeAt(start + column - 2) &&
        left.charCodeAt(start + row - 2) === other &&
        (before[column - 2] as number) + 1 < edits
      )
        edits = (before[column - 2] as number) + 1
      current[column] = edits
      if (edits < least) least = edits
    }
    if (least > most) return most + 1
    ;[before, previous, current] = [previous, current, before]
  }
  return Math.min(previous[columns] as number, most + 1)
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
