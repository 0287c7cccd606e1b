import { checkRecord, type Checked } from '#features/storefront/catalogue/public.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Text that JSON can spell and no database can store: a zero character, half of a surrogate pair. */
const UNKEEPABLE = /\\u(?:0000|d[89a-f])/i
/** How they begin; hardly any line has one. */
const ESCAPE = String.raw`\u`
const REFUSED: Checked = { reason: 'line: holds a character that cannot be kept' }

export const parseJsonLine = (line: string): Checked => {
  try {
    const value: unknown = JSON.parse(line)
    // Whole pairs are written out, so only what is broken is still escaped.
    return line.includes(ESCAPE) && UNKEEPABLE.test(line) && UNKEEPABLE.test(JSON.stringify(value)) ? REFUSED : checkRecord(value)
  } catch {
    return { reason: 'line: is not JSON' }
  }
}

/** Cells hold several values apart with a bar. */
const splitCell = (cell: string): string[] =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Only what a number would write back as it stands: a class of 1.0 is no 1. */
const toNumber = (cell: string): number | string => {
  const number = Number(cell)
  return /^-?\d/.test(cell) && String(number) === cell ? number : cell
}

/** As in spreadsheets, a mark in front keeps digits a text: '1.4301 is a steel, not a figure. */
const toValue = (cell: string): number | string => (cell.startsWith("'") ? cell.slice(1) : toNumber(cell))

type Row = Readonly<Record<string, string>>
type Draft = Record<string, unknown>

/** Without a prototype: a column may bear any name. */
const createDraft = (): Draft => Object.create(null) as Draft

const set = (draft: Draft, key: string, value: unknown): void => void Object.assign(draft, { [key]: value })

const open = (draft: Draft, group: string): Draft => {
  const known = lookUp(draft, group)
  if (known !== undefined) return known as Draft
  const inner = createDraft()
  set(draft, group, inner)
  return inner
}

const put = (draft: Draft, group: string, key: string, value: unknown): void => set(open(draft, group), key, value)

/** Minor units have no point: in a column of them 129.00 would be read a hundred times too small, so it is refused. */
const toMinor = (cell: string): number => (/^\d+$/.test(cell) ? Number(cell) : Number.NaN)

/**
 * How a column's name says where its cell goes: `name_de`, `attr:voltage`, `stock:de`; prices in minor units as
 * `price:list:USD` (12900), or as decimal amounts in `amount:list:USD` (129.00).
 */
const placeCell = (draft: Draft, column: string, cell: string): void => {
  const [kind = '', first = '', second = ''] = column.split(/[:]/)
  const language = /^(name|text)_([a-z]{2})$/.exec(column)
  if (language) return put(draft, `${language[1]}s`, language[2] ?? '', cell)
  if (kind === 'attr') return put(draft, 'attributes', first, toValue(cell))
  if (kind === 'stock') return put(draft, 'stock', first, toNumber(cell))
  if (kind === 'price') return put(open(draft, 'prices'), first, second, toMinor(cell))
  if (kind === 'amount') return put(open(draft, 'prices'), first, second, cell)
  if (column === 'images' || column === 'accessories') draft[column] = splitCell(cell)
  else if (column === 'markets') draft['markets'] = splitCell(cell).map((code) => code.toLowerCase())
  else if (column === 'sales_orgs') draft['salesOrgs'] = splitCell(cell)
  else if (column === 'documents')
    draft['documents'] = splitCell(cell).map((part) => {
      const [title = '', href = ''] = part.split('=>').map((side) => side.trim())
      return { title, href }
    })
  else if (column === 'replaced_by') draft['replacedBy'] = cell
  else if (column === 'variant_of') draft['variantOf'] = cell
  else if (column === 'popularity') draft['popularity'] = toNumber(cell)
  else set(draft, column, cell)
}

/** A row under its header; an empty cell says nothing, an unknown column is refused. */
export const parseCsvRow = (row: Row): Checked => {
  const draft = createDraft()
  if (Object.values(row).some((cell) => cell.includes('\u0000'))) return REFUSED
  for (const [column, cell] of Object.entries(row)) if (cell.trim() !== '') placeCell(draft, column.trim(), cell.trim())
  return checkRecord(draft)
}
