import type { InsightChart, InsightDay, InsightHeadline, InsightRow } from '#kernel/insight.ts'
import type { Tx } from '#platform/database/database.ts'

/** A feature counts its own tables, day by day. Asked again for the same day it may answer more, never something else. */
export type InsightSource = {
  /** One name among all features; its figures begin with it: `search.asked`. */
  readonly name: string
  readonly count: (tx: Tx, day: InsightDay) => Promise<readonly InsightRow[]>
}

/** An area's figures for the business. */
export type FeatureInsights = {
  readonly sources: readonly InsightSource[]
  readonly headlines?: readonly InsightHeadline[]
  readonly charts?: readonly InsightChart[]
}
