/** A sheet reads these as the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(toText).join(', ')
  if (typeof value === 'object' && 'name' in value && typeof value.name === 'string') return value.name
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const toCell = (value: unknown): string => {
  const text = toText(value)
  const safe = FORMULA.test(text) && typeof value !== 'number' ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export type ExportColumn = { readonly key: string; readonly header: string }

/** The list as a file for a spreadsheet: the shown columns that have a value of their own. */
export const writeCsv = (columns: readonly ExportColumn[], rows: readonly object[]): string => {
  const values = rows.map((row) => new Map<string, unknown>(Object.entries(row)))
  const shown = columns.filter(({ key }) => values.some((row) => row.has(key)))
  const lines = values.map((row) => shown.map(({ key }) => toCell(row.get(key))).join(','))
  return `\uFEFF${[shown.map(({ header }) => toCell(header)).join(','), ...lines].join('\r\n')}\r\n`
}

/** A list longer than this is narrowed first. */
export const MOST_EXPORTED = 5000
