import type { SearchDocument } from '#features/search-engine/search-document.ts'
import type { Language } from '#kernel/locale.ts'

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly none: readonly Condition[] }
  | { readonly field: string; readonly values: readonly string[] }
  /** From is included, to is not. */
  | { readonly field: string; readonly from?: number; readonly to?: number }
  | { readonly field: string; readonly center: Point; readonly from?: number; readonly to?: number }

export type Point = { readonly latitude: number; readonly longitude: number }

export type FacetQuestion =
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
      /** How far away it fades; as far as the center is from nothing unless told. */
      readonly span?: number
      readonly factor: number
    }
)

/** Numbers and dates (as milliseconds) can be compared; other values are words. */
export type SearchQuestion = {
  readonly query: string
  readonly page: { readonly size: number; readonly current: number }
  /** Fields to look into with their weights, 1 to 10; absent: all. */
  readonly fields?: Readonly<Record<string, number>>
  readonly filters?: Condition
  readonly facets?: Readonly<Record<string, readonly FacetQuestion[]>>
  /** In turn; `_score` is how well it fits. */
  readonly sort?: readonly Sorting[]
  readonly group?: { readonly field: string; readonly size: number }
  readonly boosts?: readonly Boost[]
  /** 1 finds most, 11 only what was written. */
  readonly precision: number
  /** What the server adds and nobody can take away. */
  readonly visibility: Visibility
}

/** By a field’s figures or texts, or by how far away a place is. */
export type Sorting = { readonly field: string; readonly direction: 'asc' | 'desc'; readonly center?: Point }

export type Visibility = {
  /** Tokens of the person who asks; none for an anonymous visitor. */
  readonly audience: readonly string[]
  /** Countries in which the visitor shops; absent: all. */
  readonly market?: readonly string[]
  /** Whose site is looked at: what belongs to one locale is found on its country's alone; absent: on all. */
  readonly country?: string
  /** In which the answer is written where a document speaks it. */
  readonly language: Language
}

export type SearchHit = {
  readonly kind: string
  readonly document: SearchDocument
  /** The one that was found, or the asker's. */
  readonly language: Language
  readonly score: number
  /** Others with the same value of the field by which it is grouped. */
  readonly group?: { readonly key: string; readonly hits: readonly SearchHit[] }
}

export type FacetCount = {
  readonly value?: string | number
  readonly name?: string
  readonly from?: number
  readonly to?: number
  readonly count: number
}

export type SearchAnswer = {
  readonly total: number
  readonly hits: readonly SearchHit[]
  readonly facets: Readonly<
    Record<
      string,
      readonly { readonly kind: 'value' | 'range'; readonly name?: string; readonly counts: readonly FacetCount[] }[]
    >
  >
  /** What was looked for instead, where nothing was found as it was written. */
  readonly correction?: string
  /** Tells whether a word of a text is one that was asked for: for marking it. */
  readonly isAsked: (word: string) => boolean
}
