import type { FieldWeights } from '#features/search-engine/query/choose-head.ts'
import type { FieldScope } from '#features/search-engine/query/match-groups.ts'
import type { Condition, SearchQuestion } from '#features/search-engine/search-question.ts'
import { isLanguage, LANGUAGES, type Language } from '#kernel/locale.ts'

const NUMBER_FIELDS: ReadonlySet<string> = new Set(['sku', 'replaced_by'])

const TEXT_FIELDS: ReadonlySet<string> = new Set(['title', 'description'])

/** Languages that a filter asks for, when it asks for nothing else in their place. */
const languagesAsked = (filters: Condition | undefined): readonly Language[] | undefined => {
  if (!filters) return undefined
  if ('values' in filters && filters.field === 'language') return filters.values.filter(isLanguage)
  if (!('all' in filters)) return undefined
  return filters.all.map(languagesAsked).find((languages) => languages !== undefined)
}

/** Where to look, and what a find there is worth. */
export const readFieldScope = ({
  fields,
  filters,
}: SearchQuestion): { readonly fieldScope: FieldScope; readonly weights: FieldWeights } => {
  const asked = languagesAsked(filters)
  const languages = asked && asked.length > 0 ? asked : LANGUAGES
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
