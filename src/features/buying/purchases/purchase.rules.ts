import { foldPartNumber } from '#kernel/part-number.ts'
import type { ListSpec } from '#kernel/list-query.ts'

export const PURCHASED_PATH = '/secure/previously-purchased'
export const SPENDING_PATH = '/secure/spending'

export const PURCHASED_LIST = {
  sortable: ['sku', 'last', 'times', 'pieces'],
  sort: '-last',
  sizes: [25, 50, 100],
} as const satisfies ListSpec

/** How far back spending is looked at. */
export const SPENDING_MONTHS = [6, 12, 24, 36] as const

/** The first day of a month so many months before the one of `now`, which counts as one. */
export const startOfMonths = (now: Date, months: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1))

/** The names of all months from a day to another, `2026-11`. */
export const listMonths = (from: Date, to: Date): string[] => {
  const months: string[] = []
  for (let at = from; at < to; at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)))
    months.push(at.toISOString().slice(0, 7))
  return months
}

type Part = {
  readonly sku: string
  readonly name: string
  readonly times: number
  readonly pieces: number
  readonly lastAt: Date
}
type PurchasedSort = { readonly column: (typeof PURCHASED_LIST.sortable)[number]; readonly direction: 'ascending' | 'descending' }

/** Parts that have every word of what is looked for in their number or name. */
export const findParts = <P extends Part>(parts: readonly P[], search: string): readonly P[] => {
  const words = search
    .split(/\s+/)
    .map(foldPartNumber)
    .filter((word) => word !== '')
  return parts.filter(({ sku, name }) => {
    const text = `${foldPartNumber(sku)} ${foldPartNumber(name)}`
    return words.every((word) => text.includes(word))
  })
}

export const sortParts = <P extends Part>(parts: readonly P[], { column, direction }: PurchasedSort): P[] => {
  const compare = (a: P, b: P): number => {
    if (column === 'sku') return a.sku < b.sku ? -1 : 1
    if (column === 'last') return a.lastAt.getTime() - b.lastAt.getTime()
    return a[column] - b[column]
  }
  const sign = direction === 'descending' ? -1 : 1
  return parts.toSorted((a, b) => sign * compare(a, b) || (a.sku < b.sku ? -1 : 1))
}
