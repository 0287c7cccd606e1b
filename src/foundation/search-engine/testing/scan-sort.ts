import { foldText } from '#kernel/fold-text.ts'
import { measureDistance } from '#foundation/search-engine/query/distance.rules.ts'
import { valuesOf } from '#foundation/search-engine/query/document-check.rules.ts'
import { compareKeys, type SortKeys } from '#foundation/search-engine/query/merge-sorted.service.ts'
import type { SearchHit, Sorting } from '#foundation/search-engine/search-request.rules.ts'
import type { Language } from '#kernel/locale.ts'

const keyOf = ({ document, score }: SearchHit, { field, center, direction }: Sorting, language: Language): SortKeys[number] => {
  if (field === '_score') return score
  if (center) return document.geolocation && measureDistance(center, document.geolocation)
  if (field === 'title') return document.texts[language] && foldText(document.texts[language].title)
  const values = valuesOf(document, field)
  if (typeof values !== 'object') return values
  const sorted = values.map(foldText).toSorted()
  return direction === 'asc' ? sorted[0] : sorted.at(-1)
}

/** By some fields in turn; hits without a value come last. */
export const compareScanned = (sort: readonly Sorting[], language: Language) => {
  const compare = compareKeys(sort.map(({ direction }) => direction === 'desc'))
  const keysOf = (hit: SearchHit): SortKeys => sort.map((sorting) => keyOf(hit, sorting, language))
  return (a: SearchHit, b: SearchHit): number => compare(keysOf(a), keysOf(b))
}
