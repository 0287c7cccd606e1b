/** A piece of text and how far it reaches across the page: points in a PDF, columns in a sheet. */
export type Cell = { readonly text: string; readonly from: number; readonly to: number; readonly isStruck?: boolean | undefined }

export type Row = {
  readonly page: number
  readonly cells: readonly Cell[]
  /** The name of its sheet. */
  readonly sheet?: string | undefined
  /** Not shown to whoever opens the sheet. */
  readonly isHidden?: boolean | undefined
  /** Something across its page says that it is cancelled. */
  readonly isCancelled?: boolean | undefined
  /** Of a mail that is answered, not of the mail itself. */
  readonly isQuoted?: boolean | undefined
}

/** Limits of one document: more is refused, not cut. */
export const MOST_LINES = 1000
export const MOST_ROWS = 20_000
export const MOST_CELLS = 200_000
export const LONGEST_CELL = 300
/** A pasted line is cut here: nobody orders in longer ones, and what is read of it grows with its length. */
export const LONGEST_LINE = 2000
/** Distinct texts of a document that are looked up as part numbers. */
export const MOST_NUMBERS = 50_000
/** Of one line. */
export const MOST_NUMBERS_OF_LINE = 20

/** Strokes through letters, as signs of their own behind each letter. */
const STRUCK_LETTERS = /[\u0335-\u0338]/g
const hasStruckLetters = (text: string): boolean => (text.match(STRUCK_LETTERS)?.length ?? 0) > 1

const cleanText = (text: string): string =>
  text
    .replace(STRUCK_LETTERS, '')
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_CELL)

/** Cells side by side, one column each; empty ones keep their place and are left out. */
export const toRow = (texts: readonly string[], page = 1): Row => ({
  page,
  cells: texts.map((text, at) => toCell(text, at, at + 0.9)).filter(({ text }) => text !== ''),
})

export const toCell = (text: string, from: number, to: number, isStruck = hasStruckLetters(text)): Cell => ({
  text: cleanText(text),
  from,
  to,
  ...(isStruck && { isStruck }),
})

export const textOf = ({ cells }: Row): string => cells.map(({ text }) => text).join(' ')
