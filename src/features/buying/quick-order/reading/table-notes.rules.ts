import { applyNote, hasTarget, type NamesSame } from '#features/buying/quick-order/reading/apply-notes.rules.ts'
import { readNote, type LineNote } from '#features/buying/quick-order/reading/line-notes.rules.ts'
import type { OrderLine } from '#features/buying/quick-order/reading/order-line.rules.ts'
import { textOf, type Row } from '#features/buying/quick-order/reading/sheet-row.rules.ts'
import { foldPartNumber } from '#kernel/part-number.ts'

type IsKnown = (text: string) => boolean

export const isSame: NamesSame = (one, other) => foldPartNumber(one) === foldPartNumber(other)

/** Sentences between or below the lines of a table that change others of them, taken out of the rows. */
export const takeNotes = (
  rows: readonly Row[],
  isKnown: IsKnown,
  isLine: (row: Row) => boolean = () => false,
): { left: Row[]; notes: LineNote[] } => {
  const [left, notes]: [Row[], LineNote[]] = [[], []]
  for (const row of rows) {
    const note = row.cells.length <= 2 && !row.isQuoted && !isLine(row) ? readNote(textOf(row), isKnown) : undefined
    const isAimed = note && (note.positions.length > 0 || note.numbers.length > 0 || note.former !== undefined)
    if (note && isAimed) notes.push(note)
    else left.push(row)
  }
  return { left, notes }
}

/** A note about a part that no line has waits as a line of its own: it may be one more. */
const toWaiting = ({ text, numbers, quantity }: LineNote): OrderLine => ({
  ...{ line: 0, asked: text, words: '', fault: 'correction' },
  numbers: numbers.map((number) => ({ text: number, source: 'part' })),
  ...(quantity !== undefined && { quantity }),
})

export const applyNotes = (lines: readonly OrderLine[], notes: readonly LineNote[]): OrderLine[] =>
  notes.reduce(
    (changed, note) => {
      if (hasTarget(changed, note, isSame)) return applyNote(changed, note, isSame)
      return note.kind === 'correct' && note.numbers.length > 0 ? [...changed, toWaiting(note)] : changed
    },
    [...lines],
  )
