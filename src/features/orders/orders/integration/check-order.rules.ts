import type { OrderPart, OrderRecord } from '#features/orders/orders/integration/order-fields.rules.ts'
import { listAmountFaults, type LineProblem } from '#foundation/data-kinds/public.ts'

const NEEDED = ['account', 'placedAt', 'currency', 'lines'] as const

/** By position: lines are sorted by then, and may have come in another order. */
const columnOf = ({ position }: OrderPart, name: string): string => `lines[position ${position}].${name}`

const findTwice = (parts: readonly OrderPart[]): LineProblem[] => {
  const seen = new Set<number>()
  return parts.flatMap(({ position = 0 }) => {
    const isTwice = seen.has(position)
    seen.add(position)
    return isTwice ? [{ column: 'lines', reason: `position ${position} is there twice` }] : []
  })
}

const listAmounts = ({ lines = [], freight, taxes = [] }: OrderRecord) => [
  ...lines.flatMap(
    (part) =>
      [
        [columnOf(part, 'unitPrice'), part.unitPrice],
        [columnOf(part, 'total'), part.total],
      ] as const,
  ),
  ['freight', freight] as const,
  ...taxes.map(({ amount }, at) => [`taxes[${at + 1}].amount`, amount] as const),
]

/** Missing or contradicting fields of an order as a whole. */
export const checkOrder = (order: OrderRecord): LineProblem[] => {
  const { lines = [], backorders = [], currency } = order
  return [
    ...NEEDED.filter((name) => order[name] === undefined).map((column) => ({
      column,
      reason: 'is missing; a new order needs account, placedAt, currency and lines',
    })),
    ...backorders.map(({ position }) => ({ column: 'backorders', reason: `the order has no position ${position}` })),
    ...findTwice(lines),
    ...lines.flatMap((part) =>
      (part.shipped ?? 0) > part.quantity
        ? [{ column: columnOf(part, 'shipped'), reason: 'more was sent than was ordered' }]
        : [],
    ),
    ...(currency === undefined ? [] : listAmountFaults(currency, listAmounts(order))),
  ]
}
