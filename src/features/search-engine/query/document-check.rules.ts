import type { SearchDocument } from '#features/search-engine/search-document.ts'
import type { Condition, Visibility } from '#features/search-engine/search-question.ts'
import { measureDistance } from '#features/search-engine/query/distance.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

/** ParsedQuery of the document as it is now: the index may still know it as it was. */
export const isVisible = ({ audience, countries, locale }: SearchDocument, visibility: Visibility): boolean => {
  if (audience && !audience.some((token) => visibility.audience.includes(token))) return false
  // A page belongs to a site, not to a market.
  if (locale) return visibility.country === undefined || locale.country === visibility.country
  return (
    countries === undefined ||
    visibility.market === undefined ||
    countries.some((country) => visibility.market?.includes(country))
  )
}

/** What a document has in a field; a text is a list of one. */
export const valuesOf = (found: SearchDocument, field: string): readonly string[] | number | undefined => {
  if (field === 'document_type') return [found.type]
  if (field === 'parent_doctype') return [found.parentType]
  if (field === 'language') return Object.keys(found.texts)
  if (field === 'updated_at') return found.updatedAt.getTime()
  if (field === 'popularity') return found.popularity ?? 0
  const value = lookUp(found.values, field)
  return typeof value === 'string' ? [value] : value
}

const FIGURE = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i
const DATE = /^\d{4}-\d{2}-\d{2}(?:[Tt ]|$)/

/** A value that may be a number or a date; undefined when it is a word. */
export const readFigure = (value: string): number | undefined => {
  const figure = FIGURE.test(value) ? Number(value) : DATE.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(figure) ? undefined : figure
}

/** The same decision as the index makes, for a document that did not come through it. */
export const meetsCondition = (found: SearchDocument, condition: Condition): boolean => {
  if ('all' in condition) return condition.all.every((each) => meetsCondition(found, each))
  if ('any' in condition) return condition.any.some((each) => meetsCondition(found, each))
  if ('none' in condition) return !condition.none.some((each) => meetsCondition(found, each))
  if ('values' in condition) {
    if (condition.field === 'availability_country')
      return found.countries === undefined || condition.values.some((value) => found.countries?.includes(value.toLowerCase()))
    const values = valuesOf(found, condition.field)
    if (typeof values === 'number') return condition.values.some((value) => readFigure(value) === values)
    return values !== undefined && condition.values.some((value) => values.includes(value))
  }
  const figure =
    'center' in condition ? found.place && measureDistance(condition.center, found.place) : valuesOf(found, condition.field)
  if (typeof figure !== 'number') return false
  return (condition.from === undefined || figure >= condition.from) && (condition.to === undefined || figure < condition.to)
}
