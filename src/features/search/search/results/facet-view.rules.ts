import type { FacetField, ResultsState, SearchReply } from '#features/search/search-api/public.ts'
import type { ResultWords } from '#features/search/search/results/results-view.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

export type FacetValue = {
  readonly value: string
  /** Absent where the dictionary names it. */
  readonly label?: string
  readonly count: number
  readonly isChosen: boolean
  /** Below how many others it stands: categories are a tree. */
  readonly depth: number
}
export type FacetView = { readonly field: FacetField; readonly values: readonly FacetValue[] }

const above = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** The top, and what lies below a choice: a tree of a thousand categories stays short. */
const isOpen = (path: string, chosen: readonly string[]): boolean => {
  const parent = above(path)
  return parent === '' || chosen.some((choice) => choice === parent || choice.startsWith(`${parent}/`))
}

/** Each below the one it belongs to, otherwise in the order in which they came. */
const orderTree = (values: readonly FacetValue[], parent = ''): FacetValue[] =>
  values.filter(({ value }) => above(value) === parent).flatMap((value) => [value, ...orderTree(values, value.value)])

/** Undefined where the dictionary names it. */
export const nameValue = (field: FacetField, value: string, { categories, families }: ResultWords): string | undefined => {
  if (field === 'brand') return value
  if (field === 'category') return lookUp(categories, value) ?? value.split('/').at(-1)?.replaceAll('-', ' ')
  return field === 'product_family' ? (lookUp(families, value) ?? value) : undefined
}

type Answers = {
  readonly state: ResultsState
  readonly found: SearchReply
  /** One for each facet with a choice, in the order of the facets: counted as if nothing were chosen in it. */
  readonly siblings: readonly SearchReply[]
  readonly words: ResultWords
}

/** Options with the number of results each would give; those without any are left out, unless chosen. */
export const listFacetViews = (fields: readonly FacetField[], { state, found, siblings, words }: Answers): FacetView[] => {
  const withChoice = fields.filter((field) => state.chosen[field])
  return fields
    .map((field) => {
      const chosen = state.chosen[field] ?? []
      const reply = chosen.length > 0 ? siblings[withChoice.indexOf(field)] : found
      const counted = (reply?.facets?.[field]?.[0]?.data ?? []).flatMap(({ value, count }) =>
        typeof value !== 'string' || count === 0 ? [] : [{ value, count }],
      )
      const missing = chosen.filter((value) => !counted.some((known) => known.value === value))
      const isTree = field === 'category'
      const values = [...counted, ...missing.map((value) => ({ value, count: 0 }))]
        .filter(({ value }) => !isTree || chosen.includes(value) || isOpen(value, chosen))
        .map(({ value, count }) => {
          const label = nameValue(field, value, words)
          const depth = isTree ? value.split('/').length - 1 : 0
          return { value, count, isChosen: chosen.includes(value), depth, ...(label !== undefined && { label }) }
        })
      return { field, values: isTree ? orderTree(values) : values }
    })
    .filter(({ values }) => values.length > 0)
}
