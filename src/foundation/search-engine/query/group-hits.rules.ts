import { valuesOf } from '#foundation/search-engine/query/document-check.rules.ts'
import type { SearchHit, SearchRequest } from '#foundation/search-engine/search-request.rules.ts'

/** The first hit with each value of a field, with the others attached; hits without a value stay alone. */
export const groupHits = (hits: readonly SearchHit[], { field, size }: NonNullable<SearchRequest['group']>): SearchHit[] => {
  const groups = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const value = valuesOf(hit.document, field)
    const key = value === undefined ? `\n${hit.kind}:${hit.document.key}` : String(value)
    groups.set(key, [...(groups.get(key) ?? []), hit])
  }
  return [...groups].flatMap(([key, [first, ...others]]) => {
    if (!first) return []
    return [key.startsWith('\n') ? first : { ...first, group: { key, hits: others.slice(0, size) } }]
  })
}
