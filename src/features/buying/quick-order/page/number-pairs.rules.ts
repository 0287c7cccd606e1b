/** As many as one call takes. */
const MOST_PAIRS = 5000

export type NumberPair = { readonly number: string; readonly sku: string }

const cutQuotes = (cell: string): string => cell.trim().replace(/^"|"$/g, '').trim()
const hasDigit = (text: string): boolean => /\d/.test(text)

/** The first two cells of each row: 'their number, our number'; a head above them is none. */
export const toPairs = (rows: readonly (readonly string[])[]): NumberPair[] =>
  rows
    .flatMap(([number = '', sku = '']) =>
      number.length >= 2 && sku !== '' && number.length <= 60 && sku.length <= 60 ? [{ number, sku }] : [],
    )
    .filter(({ number, sku }, at) => at > 0 || hasDigit(number) || hasDigit(sku))
    .slice(0, MOST_PAIRS)

export const readPairs = (text: string): NumberPair[] =>
  toPairs(
    text
      .replace(/^\uFEFF/, '')
      .split(/\r\n|\r|\n/)
      .map((line) => (/[\t;,]/.test(line) ? line.split(/[\t;,]/) : line.trim().split(/\s+/)).map(cutQuotes)),
  )

/** As people paste them. */
export const writePairs = (pairs: readonly NumberPair[]): string => pairs.map(({ number, sku }) => `${number}\t${sku}`).join('\n')
