import type { ReadingLine } from '#features/buying/quick-order/reading.schema.ts'

export type LineGroup = 'need' | 'likely' | 'exact'
export const GROUPS = ['need', 'likely', 'exact'] as const

const groupOf = ({ match, sku }: Pick<ReadingLine, 'match' | 'sku'>): LineGroup =>
  sku === null ? 'need' : match === 'exact' ? 'exact' : 'likely'

/** Lines that need attention come first, each group in the order of the document. */
export const groupLines = (lines: readonly ReadingLine[]): Readonly<Record<LineGroup, readonly ReadingLine[]>> => ({
  need: lines.filter((line) => groupOf(line) === 'need'),
  likely: lines.filter((line) => groupOf(line) === 'likely'),
  exact: lines.filter((line) => groupOf(line) === 'exact'),
})

/** So many lines of the groups that are shown, in their order. */
export const drawLines = (
  groups: Readonly<Record<LineGroup, readonly ReadingLine[]>>,
  shown: LineGroup | undefined,
  most: number,
): { readonly group: LineGroup; readonly lines: readonly ReadingLine[] }[] =>
  GROUPS.filter((group) => shown === undefined || shown === group).map((group, at, visible) => {
    const before = visible.slice(0, at).reduce((sum, one) => sum + groups[one].length, 0)
    return { group, lines: groups[group].slice(0, Math.max(0, most - before)) }
  })
