/** As many as one call takes. */
const MOST_PAIRS = 5000

const cutQuotes = (cell: string): string => cell.trim().replace(/^"|"$/g, '').trim()
const hasDigit = (text: string): boolean => /\d/.test(text)

/** Lines of 'their number, our number'; a head above them is none. */
export const readPairs = (text: string): { readonly number: string; readonly sku: string }[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => (/[\t;,]/.test(line) ? line.split(/[\t;,]/) : line.trim().split(/\s+/)).map(cutQuotes))
    .flatMap(([number = '', sku = '']) =>
      number.length >= 2 && sku !== '' && number.length <= 60 && sku.length <= 60 ? [{ number, sku }] : [],
    )
    .filter(({ number, sku }, at) => at > 0 || hasDigit(number) || hasDigit(sku))
    .slice(0, MOST_PAIRS)
