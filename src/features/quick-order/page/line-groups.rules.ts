import type { ReadingLine } from '#features/quick-order/reading.schema.ts'

export type LineGroup = 'need' | 'likely' | 'exact'
export const GROUPS = ['need', 'likely', 'exact'] as const

const groupOf = ({ match, sku }: Pick<ReadingLine, 'match' | 'sku'>): LineGroup =>
  sku === null ? 'need' : match === 'exact' ? 'exact' : 'likely'

/** What needs somebody comes first, each group in the order of the document. */
export const groupLines = (lines: readonly ReadingLine[]): Readonly<Record<LineGroup, readonly ReadingLine[]>> => ({
  need: lines.filter((line) => groupOf(line) === 'need'),
  likely: lines.filter((line) => groupOf(line) === 'likely'),
  exact: lines.filter((line) => groupOf(line) === 'exact'),
})
