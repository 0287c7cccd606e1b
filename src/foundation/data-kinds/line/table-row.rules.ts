import type { Field, Fields } from '#foundation/data-kinds/description/field.rules.ts'
import type { Line } from '#foundation/data-kinds/line/check-line.rules.ts'
import { toText } from '#foundation/data-kinds/line/problem.rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'

const ATTRIBUTE = 'attr:'

/** Our own tables mark what a spreadsheet would calculate; read back, it is the same text again. */
const MARKED = /^'(?=[=+\-@\t\r])/

const valuesField = (fields: Fields): string | undefined => Object.entries(fields).find(([, { type }]) => type === 'values')?.[0]

const holdsRecords = (field: Field | undefined): boolean => field?.type === 'record' || field?.type === 'records'

const readRecords = (cell: string): unknown => {
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

/** As in spreadsheets, a mark in front keeps digits a text: '1.4301 is a steel, not a figure. */
const toPlainValue = (cell: string): string | number => {
  if (cell.startsWith("'")) return cell.slice(1)
  const read = Number(cell)
  return /^-?\d/.test(cell) && String(read) === cell ? read : cell
}

/** Our own tables write values as JSON as well, beside the columns that people write. */
const holdsJson = (field: Field | undefined): boolean => holdsRecords(field) || field?.type === 'values'

const readCell = (cell: string): string => {
  const trimmed = cell.trim()
  return trimmed.startsWith("'") ? trimmed.replace(MARKED, '') : trimmed
}

/** Reads rows under a header as lines; an empty cell takes a value away. */
export const createRowReader = (fields: Fields, header: readonly string[]): ((cells: readonly string[]) => Line) => {
  const named = header.map((column, at) => ({ column, at })).filter(({ column }) => column !== '')
  const plain = named.filter(({ column }) => !column.startsWith(ATTRIBUTE))
  const columns = plain.map((one) => ({ ...one, isJson: holdsJson(lookUp(fields, one.column)) }))
  const values = named.filter(({ column }) => column.startsWith(ATTRIBUTE))
  const valuesName = valuesField(fields) ?? ATTRIBUTE
  return (cells) => {
    const line: (readonly [string, unknown])[] = []
    for (const { column, at, isJson } of columns) {
      const cell = readCell(cells[at] ?? '')
      const value = isJson ? readRecords(cell) : cell
      line.push([column, cell === '' ? null : value])
    }
    const attributes = new Map<string, unknown>()
    for (const { column, at } of values) {
      const cell = readCell(cells[at] ?? '')
      if (cell !== '') attributes.set(column.slice(ATTRIBUTE.length), toPlainValue(cell))
    }
    if (attributes.size > 0) line.push([valuesName, Object.fromEntries(attributes)])
    return Object.fromEntries(line)
  }
}

/** The columns of a table with all of a kind's fields. */
export const listColumns = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.isByLanguage ? LANGUAGES.map((language) => `${field.column ?? name}_${language}`) : [name],
  )

const writeCell = (field: Field, value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (holdsJson(field)) return JSON.stringify(value)
  if (Array.isArray(value)) return value.join('|')
  return toText(value)
}

/** A line as the cells of `listColumns`. */
export const writeRow = (fields: Fields, line: Line): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = lookUp(line, name)
    if (!field.isByLanguage) return [writeCell(field, value)]
    return LANGUAGES.map((language) => writeCell(field, (value as Record<string, unknown> | undefined)?.[language]))
  })
