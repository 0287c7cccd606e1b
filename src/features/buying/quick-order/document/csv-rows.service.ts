import { parse } from 'csv-parse/sync'
import { refuseDocument } from '#features/buying/quick-order/document/document-problem.rules.ts'
import { MOST_CELLS, MOST_ROWS, toRow, type Row } from '#features/buying/quick-order/reading/sheet-row.rules.ts'

const SIGNS = ['\t', ';', ',', '|']
const LOOKED_AT = 50

/** The sign that splits most of the first lines into the same number of columns. */
const findDelimiter = (text: string): string | undefined => {
  const lines = text.split(/\r\n|\r|\n/, LOOKED_AT).filter((line) => line.trim() !== '')
  const judged = SIGNS.map((sign) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(sign).length - 1)
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
    return { sign, fits: usual > 0 ? counts.filter((count) => count === usual).length : 0 }
  })
  const [best] = judged.toSorted((a, b) => b.fits - a.fits)
  return best && best.fits > 0 ? best.sign : undefined
}

/** A file with signs between its columns; undefined where it has none, and is read as pasted text. */
export const readCsv = (text: string): Row[] | undefined => {
  const delimiter = findDelimiter(text)
  if (delimiter === undefined) return undefined
  const options = {
    delimiter,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    to: MOST_ROWS + 1,
  }
  const records = parse(text, options)
  const cells = records.reduce((sum, record) => sum + record.length, 0)
  if (records.length > MOST_ROWS || cells > MOST_CELLS) refuseDocument('too_large')
  return records.map((record) => toRow(record))
}
