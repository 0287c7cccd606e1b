import type { Field, Fields } from '#foundation/data-kinds/description/field.rules.ts'
import { checkValue, type CheckedValue } from '#foundation/data-kinds/line/check-value.rules.ts'
import { quote, type LineProblem } from '#foundation/data-kinds/line/problem.rules.ts'
import { isLanguage, LANGUAGES } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Fields with their checked values; null where a value is taken away. */
export type Line = Readonly<Record<string, unknown>>

/** A line that is good so far, or everything that is wrong with it. */
export type CheckedLine = { readonly line: Line; readonly isDeleted: boolean } | { readonly problems: readonly LineProblem[] }

export type LineShape = { readonly fields: Fields; readonly keys: readonly string[] }

const MOST_VALUES = 1000

const isNothing = (value: unknown): boolean => {
  if (typeof value === 'string') return value === '' || value.trim() === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const splitList = (value: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return (value as readonly unknown[]).filter((one) => !isNothing(one))
  if (typeof value === 'number' || typeof value === 'boolean') return [value]
  return typeof value === 'string'
    ? value
        .split('|')
        .map((part) => part.trim())
        .filter((part) => part !== '')
    : undefined
}

const checkList = (value: unknown, field: Field): CheckedValue => {
  const parts = splitList(value)
  if (!parts) return { reason: `${quote(value)} is no list` }
  const { mostValues = MOST_VALUES } = field
  if (parts.length > mostValues) return { reason: `has more than ${mostValues} values` }
  const checked: unknown[] = []
  for (const part of parts) {
    const one = checkValue(part, field)
    if ('reason' in one) return one
    checked.push(one.value)
  }
  return { value: checked }
}

const checkTexts = (name: string, field: Field, value: unknown): { value: unknown } | { problems: LineProblem[] } => {
  const stem = field.column ?? name
  if (!isObject(value)) return { problems: [{ column: name, reason: `${quote(value)} holds no texts by language` }] }
  const problems: LineProblem[] = []
  const entries: [string, unknown][] = []
  for (const [language, one] of Object.entries(value)) {
    const column = `${stem}_${language}`
    if (!isLanguage(language)) problems.push({ column, reason: `there are the languages ${LANGUAGES.join(', ')}` })
    else if (!isNothing(one)) {
      const checked = checkValue(one, field)
      if ('reason' in checked) problems.push({ column, reason: checked.reason })
      else entries.push([language, checked.value])
    }
  }
  if (problems.length > 0) return { problems }
  return { value: entries.length === 0 ? null : Object.fromEntries(entries) }
}

const checkRecord = (name: string, field: Field, value: unknown): { value: unknown } | { problems: LineProblem[] } => {
  const checked = checkFields({ fields: field.fields ?? {}, keys: [] }, value)
  if ('line' in checked) return { value: checked.line }
  return {
    problems: checked.problems.map(({ column, reason }) => ({ column: column === '' ? name : `${name}.${column}`, reason })),
  }
}

const checkRecords = (name: string, field: Field, value: unknown): { value: unknown } | { problems: LineProblem[] } => {
  if (!Array.isArray(value)) return { problems: [{ column: name, reason: `${quote(value)} is no list of records` }] }
  if (value.length > MOST_VALUES) return { problems: [{ column: name, reason: `has more than ${MOST_VALUES} records` }] }
  const checked = value.map((one, at) => checkRecord(`${name}[${at + 1}]`, field, one))
  const problems = checked.flatMap((one) => ('problems' in one ? one.problems : []))
  return problems.length > 0 ? { problems } : { value: checked.map((one) => ('value' in one ? one.value : {})) }
}

const checkField = (name: string, field: Field, value: unknown): { value: unknown } | { problems: readonly LineProblem[] } => {
  if (isNothing(value)) return { value: null }
  if (field.isByLanguage) return checkTexts(name, field, value)
  if (field.type === 'record') return checkRecord(name, field, value)
  if (field.type === 'records') return checkRecords(name, field, value)
  const checked = field.isList ? checkList(value, field) : checkValue(value, field)
  return 'reason' in checked ? { problems: [{ column: name, reason: checked.reason }] } : checked
}

const columnOf = (name: string, field: Field): string => (field.isByLanguage ? `${field.column ?? name}_en` : name)

const isDeletion = (value: unknown): boolean => value === true || value === 'true' || value === 'yes' || value === '1'

const byLanguage = new WeakMap<Fields, boolean>()

const hasLanguages = (fields: Fields): boolean => {
  const known = byLanguage.get(fields) ?? Object.values(fields).some(({ isByLanguage }) => isByLanguage)
  byLanguage.set(fields, known)
  return known
}

/** `name_en` beside `names`: a table has no other way to write it, and a program may. */
const gatherTexts = (fields: Fields, given: Line): Line => {
  if (!hasLanguages(fields) || !Object.keys(given).some((key) => key.includes('_'))) return given
  const gathered = new Map(Object.entries(given))
  for (const [name, field] of Object.entries(fields)) {
    if (!field.isByLanguage) continue
    const stem = `${field.column ?? name}_`
    const columns = Object.keys(given).filter((key) => key.startsWith(stem) && /^[a-z]{2}$/.test(key.slice(stem.length)))
    if (columns.length === 0) continue
    const known = lookUp(given, name)
    gathered.set(name, {
      ...(isObject(known) ? known : {}),
      ...Object.fromEntries(columns.map((key) => [key.slice(stem.length), lookUp(given, key)])),
    })
    for (const key of columns) gathered.delete(key)
  }
  return Object.fromEntries(gathered)
}

const listUnknown = (fields: Fields, given: Line): LineProblem[] => {
  const problems: LineProblem[] = []
  for (const column of Object.keys(given))
    if (!Object.hasOwn(fields, column))
      problems.push({ column, reason: `there is no such field; known are ${Object.keys(fields).join(', ')}` })
  return problems
}

const NO_RECORD = { problems: [{ column: '', reason: 'is no record of fields and values' }] }

/** A record inside of a line is never deleted by itself: the list that comes without it takes it away. */
const checkFields = ({ fields, keys }: LineShape, given: unknown, isDeleted = false): CheckedLine => {
  if (!isObject(given)) return NO_RECORD
  const gathered = gatherTexts(fields, given)
  const problems = listUnknown(fields, gathered)
  const line: (readonly [string, unknown])[] = []
  for (const [name, field] of Object.entries(fields)) {
    const value = lookUp(gathered, name)
    const isNeeded = field.isRequired && (!isDeleted || keys.includes(name))
    if (isNothing(value) && isNeeded) problems.push({ column: columnOf(name, field), reason: 'is missing' })
    if (value === undefined) continue
    const checked = checkField(name, field, value)
    if ('problems' in checked) problems.push(...checked.problems)
    else if (checked.value === null && isNeeded && !isNothing(value))
      problems.push({ column: columnOf(name, field), reason: 'is missing' })
    else line.push([name, checked.value])
  }
  return problems.length > 0 ? { problems } : { line: Object.fromEntries(line), isDeleted }
}

/** A line with the values of its kind, or all its faults at once. A deletion needs the key alone. */
export const checkLine = (shape: LineShape, given: unknown): CheckedLine => {
  if (!isObject(given)) return { problems: [{ column: '', reason: 'the line is no record of fields and values' }] }
  if (!Object.hasOwn(given, 'deleted')) return checkFields(shape, given)
  const { deleted, ...rest } = given
  return checkFields(shape, rest, isDeletion(deleted))
}
