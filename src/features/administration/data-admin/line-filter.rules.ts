import { lookUp } from '#kernel/look-up.ts'

/** The facts of a field that a filter needs. */
export type FilterField = {
  readonly name: string
  readonly type: string
  readonly isByLanguage: boolean
  readonly choices: readonly string[]
  readonly refersTo: string | null
}

export type FilterControl = 'choice' | 'yes-no' | 'dates' | 'reference'

/** How a list can be narrowed by a field; undefined for one that search or sorting is for. */
export const controlOf = ({ type, isByLanguage, choices, refersTo }: Omit<FilterField, 'name'>): FilterControl | undefined => {
  if (isByLanguage) return undefined
  if (type === 'yes-no') return 'yes-no'
  if (type === 'date' || type === 'time') return 'dates'
  if (choices.length > 0) return 'choice'
  return refersTo === null ? undefined : 'reference'
}

/** In an address, so that no field is taken for another part of the list. */
const MARK = 'where-'
export const filterKey = (name: string): string => `${MARK}${name}`

/** As the grid has them, to what the server reads: `{ 'where-status': 'Open' }` is `{ only: ['status:Open'] }`. */
export const gatherFilters = (query: Readonly<Record<string, string>>): Record<string, string | string[]> => {
  const entries = Object.entries(query)
  const only = entries.filter(([name]) => name.startsWith(MARK)).map(([name, value]) => `${name.slice(MARK.length)}:${value}`)
  const rest = Object.fromEntries(entries.filter(([name]) => !name.startsWith(MARK)))
  return only.length === 0 ? rest : { ...rest, only }
}

/** Letters of a value; several accounts fit. */
export const MOST_FILTER = 500

const PERIOD = /^(?:\d{4}-\d\d-\d\d)?(?:\.\.)?(?:\d{4}-\d\d-\d\d)?$/

const isDay = (text: string): boolean => text === '' || (new Date(`${text}T00:00:00Z`).toJSON() ?? '').startsWith(text)

const isPeriod = (value: string): boolean => PERIOD.test(value) && value.split('..').every(isDay)

/** Fields with a value each: `status:Approved`; undefined where a field is not of the kind or a period is none. */
export const readFilters = (
  only: readonly string[],
  fields: Readonly<Record<string, { readonly type: string }>>,
): Readonly<Record<string, string>> | undefined => {
  const filters = new Map<string, string>()
  for (const text of only) {
    const [, name = '', value = ''] = /^(\w{1,40}):(.+)$/.exec(text) ?? []
    const type = lookUp(fields, name)?.type
    if (value.length > MOST_FILTER) return undefined
    if (type === undefined || ((type === 'date' || type === 'time') && !isPeriod(value))) return undefined
    filters.set(name, value)
  }
  return Object.fromEntries(filters)
}
