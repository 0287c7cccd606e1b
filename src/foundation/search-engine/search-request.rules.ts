import type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
import type { Language } from '#kernel/locale.ts'

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly none: readonly Condition[] }
  | { readonly field: string; readonly values: readonly string[] }
  /** `from` is inclusive, `to` exclusive. */
  | { readonly field: string; readonly from?: number; readonly to?: number }
  | { readonly field: string; readonly center: Point; readonly from?: number; readonly to?: number }

export type Point = { readonly latitude: number; readonly longitude: number }

export type FacetRequest =
  | { readonly kind: 'value'; readonly name?: string; readonly size: number; readonly sort: FacetSort }
  /** With a center the ranges are distances from it, in metres. */
  | { readonly kind: 'range'; readonly name?: string; readonly ranges: readonly FacetRange[]; readonly center?: Point }
export type FacetSort = { readonly by: 'count' | 'value'; readonly direction: 'asc' | 'desc' }
export type FacetRange = { readonly name?: string; readonly from?: number; readonly to?: number }

export type Boost = { readonly field: string } & (
  | {
      readonly kind: 'value'
      readonly values: readonly string[]
      readonly operation: 'add' | 'multiply'
      readonly factor: number
    }
  | {
      readonly kind: 'functional'
      readonly function: 'linear' | 'exponential' | 'logarithmic'
      readonly operation: 'add' | 'multiply'
      readonly factor: number
    }
  | {
      readonly kind: 'proximity'
      readonly function: 'linear' | 'exponential' | 'gaussian'
      readonly center: number | Point
      /** Distance of the decay; the center's absolute value by default. */
      readonly span?: number
      readonly factor: number
    }
)

/** Numbers and dates (as milliseconds) are compared by size, other values as texts. */
export type SearchRequest = {
  readonly query: string
  readonly page: { readonly size: number; readonly current: number }
  /** Fields to search with their weights, 1 to 10; absent: all. */
  readonly fields?: Readonly<Record<string, number>>
  readonly filters?: Condition
  readonly facets?: Readonly<Record<string, readonly FacetRequest[]>>
  /** Keys in order of precedence; `_score` is the relevance. */
  readonly sort?: readonly Sorting[]
  readonly group?: { readonly field: string; readonly size: number }
  readonly boosts?: readonly Boost[]
  /** 1 has the highest recall, 11 matches only what was written. */
  readonly precision: number
  /** Set by the server; callers cannot widen it. */
  readonly visibility: Visibility
}

export type SuggestRequest = {
  readonly query: string
  readonly size: number
  readonly visibility: Visibility
  readonly filters?: Condition
  /** Suggest part numbers only. */
  readonly ofNumbersOnly?: boolean
}

/** By a field's numbers or texts, or by distance. */
export type Sorting = { readonly field: string; readonly direction: 'asc' | 'desc'; readonly center?: Point }

export type Visibility = {
  /** Tokens of the visitor; none for an anonymous one. */
  readonly audience: readonly string[]
  /** Countries of the visitor's market; absent: all. */
  readonly market?: readonly string[]
  /** Country of the site: documents of one locale are found on its country's site only; absent: on all. */
  readonly country?: string
  /** Preferred language of the hits. */
  readonly language: Language
}

export type SearchHit = {
  readonly kind: string
  readonly document: SearchDocument
  /** Language in which the document is shown. */
  readonly language: Language
  readonly score: number
  /** Further hits with the same value of the grouping field. */
  readonly group?: { readonly key: string; readonly hits: readonly SearchHit[] }
}

export type FacetCount = {
  readonly value?: string | number
  readonly name?: string
  readonly from?: number
  readonly to?: number
  readonly count: number
}

export type SearchResponse = {
  readonly total: number
  readonly hits: readonly SearchHit[]
  readonly facets: Readonly<
    Record<
      string,
      readonly { readonly kind: 'value' | 'range'; readonly name?: string; readonly counts: readonly FacetCount[] }[]
    >
  >
  /** The corrected query, where the original had no matches. */
  readonly correction?: string
  /** Tells whether a word of a text matches the query, for highlighting. */
  readonly isQueryWord: (word: string) => boolean
}
