const SHORTEST = 3
const LONGEST = 40

/** May be a part number: holds a digit, and is long enough to be selective. */
export const isNumberLike = (folded: string, written: string): boolean =>
  folded.length >= SHORTEST && folded.length <= LONGEST && /\p{N}/u.test(written)

/** Trigrams of a part number; any substring of at least three characters shares some of them. */
export const listTrigrams = (folded: string): string[] => {
  const trigrams = new Set<string>()
  for (let at = 0; at + 3 <= folded.length; at += 1) trigrams.add(folded.slice(at, at + 3))
  return [...trigrams]
}

/** Reused rows of the edit distance table; longer texts get rows of their own. */
const ROW_SIZE = 64
const sharedRows = [new Uint16Array(ROW_SIZE), new Uint16Array(ROW_SIZE), new Uint16Array(ROW_SIZE)] as const

/** Damerau-Levenshtein distance, cut off at `most + 1`. */
export const editDistance = (left: string, right: string, most: number): number => {
  if (Math.abs(left.length - right.length) > most) return most + 1
  // A common prefix and suffix do not change the distance.
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
    columns < ROW_SIZE
      ? sharedRows
      : (sharedRows.map(() => new Uint16Array(columns + 1)) as [Uint16Array, Uint16Array, Uint16Array])
  for (let column = 0; column <= columns; column += 1) previous[column] = column
  for (let row = 1; row <= rows; row += 1) {
    const character = left.charCodeAt(start + row - 1)
    let least = (current[0] = row)
    for (let column = 1; column <= columns; column += 1) {
      const other = right.charCodeAt(start + column - 1)
      let edits = (previous[column - 1] as number) + (character === other ? 0 : 1)
      if ((previous[column] as number) + 1 < edits) edits = (previous[column] as number) + 1
      if ((current[column - 1] as number) + 1 < edits) edits = (current[column - 1] as number) + 1
      // A transposition is one edit, not two.
      if (
        row > 1 &&
        column > 1 &&
        character === right.charCodeAt(start + column - 2) &&
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

/** Edits that are tolerated in a part number: two in longer ones. */
export const editsAllowed = (folded: string): number => (folded.length < 5 ? 1 : 2)

export type PartNumberMatch = 'same' | 'begins' | 'holds' | 'typo' | 'other'

/** How a requested part number relates to one of a document. */
export const matchPartNumber = (requested: string, number: string): PartNumberMatch => {
  if (number === requested) return 'same'
  if (number.startsWith(requested)) return 'begins'
  if (number.includes(requested)) return 'holds'
  const most = editsAllowed(requested)
  return editDistance(requested, number, most) <= most ? 'typo' : 'other'
}
