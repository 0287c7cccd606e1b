import type { AuthorField, AuthorFields } from '#foundation/blocks/public.ts'

export type Props = Readonly<Record<string, unknown>>

export type ValueProps<Field extends AuthorField = AuthorField> = {
  name: string
  field: Field
  value: unknown
  onChange: (value: unknown) => void
}

export const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
/** Nothing written is nothing said. */
export const orNone = (text: string): string | undefined => (text === '' ? undefined : text)

export const isProps = (value: unknown): value is Props => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A link is an address alone, or an address with its words; by the property's name where it is not set. */
export const isPlainLink = (name: string, value: unknown): boolean =>
  typeof value === 'string' || (value === undefined && /href$|page$/i.test(name))

const startOf = (field: AuthorField): unknown => {
  if (field.kind === 'text' || field.kind === 'multiline' || field.kind === 'code') return field.label
  if (field.kind === 'richtext') return ''
  if ('options' in field) return field.options[0]
  return undefined
}

/** The first entry of a list: its words stand in for what the author will write. */
export const describeNew = (fields: AuthorFields): Props => {
  const [first, ...others] = Object.entries(fields)
  const texts = others.filter(([, { kind }]) => kind === 'richtext')
  return Object.fromEntries([...(first ? [first] : []), ...texts].map(([name, field]) => [name, startOf(field)]))
}

export const readLines = (value: unknown): string =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').join('\n') : ''

/** One entry a line; undefined where there is none. */
export const listLines = (text: string, keepsEmpty = false): string[] | undefined => {
  if (text.trim() === '') return undefined
  const lines = text.split('\n').map((line) => line.trim())
  return keepsEmpty ? lines : lines.filter((line) => line !== '')
}

/** Sunday is 0, as dates count; weeks are shown from Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const

/** One more or one less of those that are chosen, in the order in which they are offered. */
export const toggleChoice = <Choice>(
  offered: readonly Choice[],
  value: unknown,
  choice: Choice,
): readonly Choice[] | undefined => {
  const chosen = Array.isArray(value) ? (value as readonly unknown[]) : []
  const next = offered.filter((one) => (one === choice ? !chosen.includes(one) : chosen.includes(one)))
  return next.length === 0 ? undefined : next
}

/** A day, and a time of the author's own clock where one is said. */
export type WrittenMoment = { readonly day: string; readonly time: string }

const pad = (part: number): string => String(part).padStart(2, '0')

export const readMoment = (value: unknown): WrittenMoment => {
  const text = textOf(value)
  const at = new Date(text)
  if (!text.includes('T') || Number.isNaN(at.getTime())) return { day: text.slice(0, 10), time: '' }
  return {
    day: `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`,
    time: `${pad(at.getHours())}:${pad(at.getMinutes())}`,
  }
}

/** A day alone stays a day; with a time it is an instant that everybody means alike. */
export const writeMoment = ({ day, time }: WrittenMoment): string | undefined => {
  if (day === '' || time === '') return orNone(day)
  const at = new Date(`${day}T${time}`)
  return Number.isNaN(at.getTime()) ? day : at.toISOString()
}
