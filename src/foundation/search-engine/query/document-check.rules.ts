import type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
import type { Condition, Visibility } from '#foundation/search-engine/search-request.rules.ts'
import { measureDistance } from '#foundation/search-engine/query/distance.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Checked on the current document: the index may still hold an older version. */
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

/** The values of a field; a single text becomes a list. */
export const valuesOf = (found: SearchDocument, field: string): readonly string[] | number | undefined => {
  if (field === 'document_type') return [found.type]
  if (field === 'parent_doctype') return [found.parentType]
  if (field === 'language') return Object.keys(found.texts)
  if (field === 'updated_at') return found.updatedAt.getTime()
  if (field === 'popularity') return found.popularity ?? 0
  const value = lookUp(found.values, field)
  return typeof value === 'string' ? [value] : value
}

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i
const DATE = /^\d{4}-\d{2}-\d{2}(?:[Tt ]|$)/

/** A number or a date (as milliseconds); undefined for other texts. */
export const parseNumber = (value: string): number | undefined => {
  const number = NUMBER.test(value) ? Number(value) : DATE.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(number) ? undefined : number
}

/** The same decision as the index makes, for documents that were read without it. */
export const meetsCondition = (found: SearchDocument, condition: Condition): boolean => {
  if ('all' in condition) return condition.all.every((each) => meetsCondition(found, each))
  if ('any' in condition) return condition.any.some((each) => meetsCondition(found, each))
  if ('none' in condition) return !condition.none.some((each) => meetsCondition(found, each))
  if ('values' in condition) {
    if (condition.field === 'availability_country')
      return found.countries === undefined || condition.values.some((value) => found.countries?.includes(value.toLowerCase()))
    const values = valuesOf(found, condition.field)
    if (typeof values === 'number') return condition.values.some((value) => parseNumber(value) === values)
    return values !== undefined && condition.values.some((value) => values.includes(value))
  }
  const number =
    'center' in condition
      ? found.geolocation && measureDistance(condition.center, found.geolocation)
      : valuesOf(found, condition.field)
  if (typeof number !== 'number') return false
  return (condition.from === undefined || number >= condition.from) && (condition.to === undefined || number < condition.to)
}
