/** Lists of one person [T-80]. */
export const MOST_LISTS = 100
/** As many as a cart holds: each cart can become a list. */
export const MOST_ITEMS = 1000
export const MOST_NAME = 80
export const MOST_NOTE = 240

/** The one list that everybody has. */
export const SAVED = 'saved'

export type ListedPart = {
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly note: string
  readonly customerNumber: string
}

const COLUMNS = ['sku', 'name', 'quantity', 'note', 'customerNumber'] as const
/** Programs for sheets take these for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

const writeCell = (value: string | number): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** For sheets; a mark in front tells them that it is Unicode. Text of others stays text [T-50]. */
export const toListCsv = (parts: readonly ListedPart[]): string =>
  `\u{FEFF}${[COLUMNS, ...parts.map((part) => COLUMNS.map((column) => part[column]))]
    .map((row) => row.map(writeCell).join(','))
    .join('\r\n')}\r\n`
