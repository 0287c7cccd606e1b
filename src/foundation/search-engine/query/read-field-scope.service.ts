import type { FieldWeights } from '#foundation/search-engine/query/choose-candidates.service.ts'
import type { FieldScope } from '#foundation/search-engine/query/match-clauses.service.ts'
import type { Condition, SearchRequest } from '#foundation/search-engine/search-request.rules.ts'
import { isLanguage, LANGUAGES, type Language } from '#kernel/locale.ts'

const NUMBER_FIELDS: ReadonlySet<string> = new Set(['sku', 'replaced_by'])

const TEXT_FIELDS: ReadonlySet<string> = new Set(['title', 'description'])

/** Languages that the filters require. */
const filteredLanguages = (filters: Condition | undefined): readonly Language[] | undefined => {
  if (!filters) return undefined
  if ('values' in filters && filters.field === 'language') return filters.values.filter(isLanguage)
  if (!('all' in filters)) return undefined
  return filters.all.map(filteredLanguages).find((languages) => languages !== undefined)
}

/** Fields to search, and the weights of matches there. */
export const readFieldScope = ({
  fields,
  filters,
}: SearchRequest): { readonly fieldScope: FieldScope; readonly weights: FieldWeights } => {
  const required = filteredLanguages(filters)
  const languages = required && required.length > 0 ? required : LANGUAGES
  if (!fields)
    return { fieldScope: { languages, inTitle: true, inBody: true, inNumbers: true }, weights: { title: 1, body: 1, number: 1 } }
  const weightsOf = (isOf: (name: string) => boolean): number[] =>
    Object.entries(fields).flatMap(([name, weight]) => (isOf(name) ? [weight] : []))
  const titles = weightsOf((name) => name === 'title')
  const numbers = weightsOf((name) => NUMBER_FIELDS.has(name))
  const bodies = weightsOf((name) => name === 'description')
  const inValues = Object.keys(fields).filter((name) => !TEXT_FIELDS.has(name) && !NUMBER_FIELDS.has(name))
  const others = weightsOf((name) => inValues.includes(name))
  return {
    fieldScope: {
      languages,
      inTitle: titles.length > 0,
      inBody: bodies.length > 0,
      inNumbers: numbers.length > 0,
      ...(inValues.length > 0 ? { inValues } : {}),
    },
    weights: { title: Math.max(1, ...titles), body: Math.max(1, ...bodies, ...others), number: Math.max(1, ...numbers) },
  }
}
