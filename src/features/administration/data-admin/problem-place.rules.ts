import type { FormField } from '#features/administration/data-admin/field-value.rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'

/** The parts of a field by which it is found. */
type PlacedField = Pick<FormField, 'name' | 'isByLanguage' | 'column'> & { readonly fields?: readonly PlacedField[] }

export type Problem = { readonly column: string; readonly reason: string }

/** A refusal with the control it is about, which has the same path; without one where the form has no such control. */
type PlacedProblem = { readonly path: string | undefined; readonly label: string; readonly reason: string }

type Place = { readonly path: string; readonly label: string }
type Above = { readonly path: string; readonly name: string; readonly labels: readonly string[] }

const TOP: Above = { path: '', name: '', labels: [] }

/** The control of a text in one language: `name_de` of the field `names`. */
export const pathOfText = (path: string, { name, column }: Pick<PlacedField, 'name' | 'column'>, language: string): string => {
  const last = name.slice(name.lastIndexOf('.') + 1)
  return `${path.slice(0, path.length - last.length)}${column ?? last}_${language}`
}

/** `lines[2].quantity`: a field, which of its records, and what inside of that. */
const COLUMN = /^([\w-]+)(?:\[(\d+)\])?(?:\.(.+))?$/

const locate = (
  fields: readonly PlacedField[],
  column: string,
  nameOf: (name: string) => string,
  above = TOP,
): Place | undefined => {
  const [, head = '', at, rest] = COLUMN.exec(column) ?? []
  for (const field of fields) {
    const languages = field.isByLanguage ? LANGUAGES : []
    const language = languages.find((one) => head === `${field.column ?? field.name}_${one}`)
    if (head !== field.name && language === undefined) continue
    const path = `${above.path}${field.name}`
    const name = `${above.name}${field.name}`
    const labels = [...above.labels, [nameOf(name), ...(at === undefined ? [] : [at])].join(' ')]
    const inside = { path: `${path}${at === undefined ? '' : `[${at}]`}.`, name: `${name}.`, labels }
    const inner = rest === undefined ? undefined : locate(field.fields ?? [], rest, nameOf, inside)
    if (inner) return inner
    const label = `${labels.join(', ')}${language === undefined ? '' : ` (${language})`}`
    return { path: field.isByLanguage ? pathOfText(path, field, language ?? 'en') : path, label }
  }
  return undefined
}

/** Every refusal of a line, each where its reader finds it. */
export const placeProblems = (
  fields: readonly PlacedField[],
  problems: readonly Problem[],
  nameOf: (name: string) => string,
): PlacedProblem[] =>
  problems.map(({ column, reason }) => ({ path: undefined, label: column, ...locate(fields, column, nameOf), reason }))

/** All that is wrong with one control. */
export const findReason = (placed: readonly PlacedProblem[], path: string): string | undefined => {
  const reasons = placed.filter((one) => one.path === path).map(({ reason }) => reason)
  return reasons.length === 0 ? undefined : reasons.join('; ')
}
