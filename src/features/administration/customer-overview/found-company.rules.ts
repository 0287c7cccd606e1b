import { lookUp } from '#kernel/look-up.ts'

export type FoundCompany = { readonly number: string; readonly name: string; readonly country: string }

const read = (line: Readonly<Record<string, unknown>>, field: string): string => {
  const value = lookUp(line, field)
  return typeof value === 'string' ? value : ''
}

/** A line of the kind of data `companies`; one without a name is called by its number. */
export const readFoundCompany = (line: Readonly<Record<string, unknown>>): FoundCompany => {
  const number = read(line, 'number')
  return { number, name: read(line, 'name') || number, country: read(line, 'countryCode').toUpperCase() }
}
