import type { SearchDocument } from '#features/engine/search-document.ts'
import type { Condition, Sight } from '#features/engine/search-question.ts'
import { measureDistance } from '#features/engine/query/distance.rules.ts'

/** Asked of the document as it is now: the index may still know it as it was. */
export const isInSight = ({ audience, countries }: SearchDocument, sight: Sight): boolean =>
  (audience === undefined || audience.some((token) => sight.audience.includes(token))) &&
  (countries === undefined || sight.market === undefined || countries.some((country) => sight.market?.includes(country)))

const valuesOf = (document: SearchDocument, field: string): readonly string[] | number | undefined => {
  if (field === 'document_type') return [document.type]
  if (field === 'parent_doctype') return [document.parentType]
  if (field === 'language') return Object.keys(document.texts)
  if (field === 'updated_at') return document.updatedAt.getTime()
  if (field === 'popularity') return document.popularity ?? 0
  const value = document.values?.[field]
  return typeof value === 'string' ? [value] : value
}

/** The same decision as the index makes, for a document that did not come through it. */
export const meetsCondition = (document: SearchDocument, condition: Condition): boolean => {
  if ('all' in condition) return condition.all.every((each) => meetsCondition(document, each))
  if ('any' in condition) return condition.any.some((each) => meetsCondition(document, each))
  if ('none' in condition) return !condition.none.some((each) => meetsCondition(document, each))
  if ('values' in condition) {
    if (condition.field === 'availability_country')
      return (
        document.countries === undefined || condition.values.some((value) => document.countries?.includes(value.toLowerCase()))
      )
    const values = valuesOf(document, condition.field)
    return typeof values === 'object' && condition.values.some((value) => values.includes(value))
  }
  const figure =
    'center' in condition
      ? document.place && measureDistance(condition.center, document.place)
      : valuesOf(document, condition.field)
  if (typeof figure !== 'number') return false
  return (condition.from === undefined || figure >= condition.from) && (condition.to === undefined || figure < condition.to)
}
