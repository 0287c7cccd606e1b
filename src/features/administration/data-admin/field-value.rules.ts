import { isLanguage, type Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'

/** The facts of a field that a form needs. */
export type FormField = {
  readonly name: string
  readonly type: string
  readonly help: string
  readonly isRequired: boolean
  readonly isList: boolean
  readonly isByLanguage: boolean
  readonly column: string | null
  readonly choices: readonly string[]
  readonly refersTo: string | null
  readonly most: number | null
}

type Values = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

const writePlain = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(writePlain).join(', ')
  return isObject(value) ? writeParts(value) : (JSON.stringify(value) ?? '')
}

/** Parts of an address or an amount say by themselves which they are. */
const NEEDS_NO_NAMES: readonly (readonly string[])[] = [
  ['name', 'lines'],
  ['amount', 'currency'],
]

const writeParts = (value: Values): string => {
  const names = Object.keys(value)
  const isPlain = NEEDS_NO_NAMES.some((known) => known.length === names.length && known.every((name) => names.includes(name)))
  if (isPlain) return Object.values(value).map(writePlain).join(', ')
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${writePlain(one)}`)
    .join(', ')
}

/** A value as one reads it in a list or a sentence; texts by language in the reader's, if there is one. */
export const showValue = (value: unknown, language: Language = 'en'): string => {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.every(isObject) ? String(value.length) : value.map(writePlain).join(', ')
  if (!isObject(value)) return writePlain(value)
  const texts = Object.keys(value).filter(isLanguage)
  const first = lookUp(value, language) ?? lookUp(value, 'en') ?? (texts[0] === undefined ? undefined : lookUp(value, texts[0]))
  return texts.length > 0 ? writePlain(first) : writeParts(value)
}

/** The name of a line by the values of its key; parts that it lacks are left out. */
export const nameLine = (key: readonly unknown[]): string =>
  key
    .map((value) => showValue(value))
    .filter((part) => part !== '')
    .join(', ')

const DAY = /^\d{4}-\d{2}-\d{2}$/
const isMoment = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** The facts of a field that a list needs to write a value as its reader writes one. */
export type Reader = {
  readonly language: Language
  readonly date: (value: string) => string
  readonly dateTime: (value: string) => string
  readonly say: (word: 'yes' | 'no') => string
  readonly choiceOf: (field: string, value: string) => string
}

/** One or several values by their words; what is no text, or has no word, as it is. */
const showChoice = (name: string, value: unknown, choiceOf: Reader['choiceOf']): string => {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return values.every((one) => typeof one === 'string') ? values.map((one) => choiceOf(name, one)).join(', ') : showValue(value)
}

/** A value in a list, by the type of its field. */
export const showField = (
  { name, type }: Pick<FormField, 'name' | 'type'>,
  value: unknown,
  { language, date, dateTime, say, choiceOf }: Reader,
): string => {
  if (type === 'choice') return showChoice(name, value, choiceOf)
  if (type === 'yes-no' && typeof value === 'boolean') return say(value ? 'yes' : 'no')
  if (type === 'date' && isMoment(value) && DAY.test(value)) return date(value)
  if (type === 'time' && isMoment(value)) return dateTime(value)
  return showValue(value, language)
}

const pad = (value: number): string => String(value).padStart(2, '0')

/** A moment as the browser's own control shows it, in the reader's time. */
export const toLocalTime = (value: unknown): string => {
  const at = typeof value === 'string' && value !== '' ? new Date(value) : undefined
  if (!at || Number.isNaN(at.getTime())) return ''
  const day = [at.getFullYear(), pad(at.getMonth() + 1), pad(at.getDate())].join('-')
  return `${day}T${pad(at.getHours())}:${pad(at.getMinutes())}${at.getSeconds() > 0 ? `:${pad(at.getSeconds())}` : ''}`
}

/** Empty for a text that is no moment. */
export const fromLocalTime = (text: string): string => {
  const at = new Date(text)
  return text === '' || Number.isNaN(at.getTime()) ? '' : at.toISOString()
}

/** Fields that differ, for the history and for what an import changes. */
export const listDifferences = (
  before: Values,
  after: Values,
  choiceOf: Reader['choiceOf'] = (_, value) => value,
): { name: string; before: string; after: string }[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !name.endsWith('Sha256'))
    .map((name) => ({
      name,
      before: showChoice(name, lookUp(before, name), choiceOf),
      after: showChoice(name, lookUp(after, name), choiceOf),
    }))
    .filter((one) => one.before !== one.after)
