import type { ResultView } from '#features/search/search/results/result-item.rules.ts'
import type { ResultsState } from '#features/search/search-api/public.ts'

export type ResultGroup = { readonly type: string; readonly items: readonly ResultView[] }

/** One row of them is enough to lead on. */
const MOST_CATEGORIES = 8

/**
 * Where everything is listed by relevance: categories in one row, products first, then what else was found, each kind
 * together. Whoever chose a kind or an order gets just that.
 */
export const groupResults = (
  { type, sort }: Pick<ResultsState, 'type' | 'sort'>,
  items: readonly ResultView[],
): { readonly categories: readonly ResultView[]; readonly groups: readonly ResultGroup[] } => {
  if (type !== undefined || sort !== 'relevance') return { categories: [], groups: items.length > 0 ? [{ type: '', items }] : [] }
  const isCategory = ({ parentType }: ResultView): boolean => parentType === 'categories'
  const categories = items.filter(isCategory).slice(0, MOST_CATEGORIES)
  const rest = items.filter((item) => !categories.includes(item))
  const byType = Map.groupBy(rest, (item) => item.type)
  const order = [...new Set(['Product', ...byType.keys()])]
  return {
    categories,
    groups: order.flatMap((kind) => (byType.has(kind) ? [{ type: kind, items: byType.get(kind) ?? [] }] : [])),
  }
}
