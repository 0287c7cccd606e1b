import type { BadgeSign, BadgeTone } from '#ui/badge.tsx'
import type { Sort } from '#ui/table.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

export type Order = {
  number: string
  reference: string
  placed: string
  tone: BadgeTone
  sign?: BadgeSign
  status: string
  site: string
  lines: number
  minor: bigint
}

const ORDERS: readonly Order[] = [
  {
    number: '40091188',
    reference: 'PO-5512',
    placed: '2026-11-14',
    tone: 'idle',
    status: 'Confirmed',
    site: 'Stavanger, unit 2',
    lines: 6,
    minor: 1_707_600n,
  },
  {
    number: '40091152',
    reference: 'PO-5509',
    placed: '2026-11-13',
    tone: 'idle',
    sign: 'half',
    status: 'In production',
    site: 'Stavanger, unit 2',
    lines: 2,
    minor: 569_200n,
  },
  {
    number: '40091147',
    reference: 'PO-5507',
    placed: '2026-11-13',
    tone: 'info',
    status: 'Part shipped',
    site: 'Mongstad',
    lines: 14,
    minor: 2_341_850n,
  },
  {
    number: '40091066',
    reference: 'PO-5498',
    placed: '2026-11-10',
    tone: 'warn',
    status: 'On hold',
    site: 'Kårstø',
    lines: 3,
    minor: 884_200n,
  },
  {
    number: '40090977',
    reference: 'PO-5490',
    placed: '2026-11-06',
    tone: 'ok',
    status: 'Delivered',
    site: 'Stavanger, unit 2',
    lines: 22,
    minor: 3_120_475n,
  },
  {
    number: '40090918',
    reference: 'PO-5481',
    placed: '2026-11-03',
    tone: 'bad',
    status: 'Cancelled',
    site: 'Mongstad',
    lines: 1,
    minor: 198_000n,
  },
]

const compareBy: Record<string, (a: Order, b: Order) => number> = {
  number: (a, b) => a.number.localeCompare(b.number),
  placed: (a, b) => a.placed.localeCompare(b.placed),
  total: (a, b) => Number(a.minor - b.minor),
}

export const sortOrders = (sort: Sort): Order[] => {
  const sorted = ORDERS.toSorted(lookUp(compareBy, sort.column))
  return sort.direction === 'ascending' ? sorted : sorted.toReversed()
}
