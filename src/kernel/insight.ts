import type { Language } from '#kernel/locale.ts'

export type InsightWords = Readonly<Record<Language, string>>

/** One whole day, in UTC; its end is not part of it. */
export type InsightDay = { readonly from: Date; readonly to: Date }

/** How often something happened on a day; nobody is in it. */
export type InsightRow = {
  readonly figure: string
  /** A distinction within the figure, such as a kind of page. */
  readonly key?: string
  readonly count: number
  /** Of what was measured, such as hours: divided by the count it is the average. */
  readonly total?: number
}

/** A figure, or one key of it. */
export type FigureChoice = { readonly figure: string; readonly key?: string }

type Described = {
  readonly name: string
  readonly title: InsightWords
  /** The definition: what is counted and what is not, in a sentence. */
  readonly definition: InsightWords
  /** Smaller numbers stand first. */
  readonly order: number
}

/** One number at the top: a count, or the share of one count in another. */
export type InsightHeadline = Described & {
  readonly of: FigureChoice
  readonly per?: FigureChoice
  readonly better: 'more' | 'less'
}

/** The kind of a figure's keys, which decides how they are written; plain text unless given. */
export type KeyNames =
  | 'country'
  | 'language'
  /** Words of a feature's dictionary: the key follows the prefix. */
  | { readonly dictionary: string; readonly prefix: string }

type Labelled = { readonly label: InsightWords; readonly of: FigureChoice }

export type InsightChart = Described &
  (
    | { readonly kind: 'line' | 'bars'; readonly series: readonly Labelled[] }
    | {
        readonly kind: 'ranked'
        readonly figure: string
        /** Names the keys: 'Kind of page'. */
        readonly header: InsightWords
        readonly keys?: KeyNames
        /** The average of what was measured, in this unit, instead of the count. */
        readonly average?: 'hours' | 'seconds'
      }
    | { readonly kind: 'steps'; readonly header: InsightWords; readonly steps: readonly Labelled[] }
  )
