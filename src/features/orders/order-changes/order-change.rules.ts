import type { OrderState } from '#features/orders/orders/public.ts'
import type { ListSpec } from '#kernel/list-query.ts'

export const CHANGE_STATES = ['Requested', 'Approved', 'Refused'] as const
export type ChangeState = (typeof CHANGE_STATES)[number]

export const ORDER_CHANGE_LIST = {
  sortable: ['requested', 'number'],
  sort: '-requested',
  sizes: [50, 100, 200],
} as const satisfies ListSpec

/** As callers of other decisions say it: access requests are denied, approvals rejected, quotes accepted and declined. */
export const CHANGE_DECISIONS = ['approve', 'deny', 'accept', 'reject', 'decline'] as const
export type ChangeDecision = (typeof CHANGE_DECISIONS)[number]
export const stateAfter = (decision: ChangeDecision): 'Approved' | 'Refused' =>
  decision === 'approve' || decision === 'accept' ? 'Approved' : 'Refused'

type Allowed = 'more' | 'less' | 'cancel'

/** Changes that can be requested of an open line while the order is in a state; pieces that were sent stay in any case. */
const ALLOWED: Readonly<Record<OrderState, readonly Allowed[]>> = {
  Received: ['more', 'less', 'cancel'],
  Confirmed: ['more', 'less', 'cancel'],
  'In production': ['less', 'cancel'],
  'Part shipped': ['less', 'cancel'],
  Shipped: [],
  Delivered: [],
  Invoiced: [],
  Cancelled: [],
}

export type ChangeableLine = { readonly position: number; readonly quantity: number; readonly shipped: number }

export type LineLimits = {
  /** The fewest and the most pieces that can be asked for; both the present number where none other can. */
  readonly least: number
  readonly most: number
  readonly mayCancel: boolean
}

/** For whoever may only look at it. */
export const fixLine = ({ quantity }: ChangeableLine): LineLimits => ({ least: quantity, most: quantity, mayCancel: false })

const MOST_PIECES = 999_999

export const limitLine = (state: OrderState, { quantity, shipped }: ChangeableLine): LineLimits => {
  const allowed = quantity > shipped ? ALLOWED[state] : []
  return {
    least: allowed.includes('less') ? Math.max(1, shipped) : quantity,
    most: allowed.includes('more') ? MOST_PIECES : quantity,
    mayCancel: allowed.includes('cancel'),
  }
}

export type RequestedLine =
  | { readonly position: number; readonly quantity: number }
  | { readonly position: number; readonly cancel: true }

export type PlannedLine = {
  readonly position: number
  readonly before: number
  /** Of a cancelled line what was sent already. */
  readonly quantity: number
  readonly isCancelled: boolean
}

export type ChangeFault = 'too_late' | 'change_open' | 'not_changeable'
export type PlannedChange =
  | { readonly lines: readonly PlannedLine[] }
  | { readonly fault: ChangeFault; readonly position?: number }

type ChangeableOrder = { readonly state: OrderState; readonly lines: readonly ChangeableLine[] }

/** The lines as they would be, or why they cannot be asked for. `open` are positions that wait for an answer. */
export const planChange = (
  { state, lines }: ChangeableOrder,
  requested: readonly RequestedLine[],
  open: ReadonlySet<number>,
): PlannedChange => {
  if (ALLOWED[state].length === 0) return { fault: 'too_late' }
  const planned: PlannedLine[] = []
  for (const one of requested) {
    const { position } = one
    const line = lines.find((known) => known.position === position)
    if (!line || planned.some((earlier) => earlier.position === position)) return { fault: 'not_changeable', position }
    if (open.has(position)) return { fault: 'change_open', position }
    const { least, most, mayCancel } = limitLine(state, line)
    const isCancelled = 'cancel' in one
    const quantity = isCancelled ? line.shipped : one.quantity
    const isAllowed = isCancelled ? mayCancel : quantity >= least && quantity <= most && quantity !== line.quantity
    if (!isAllowed) return { fault: 'not_changeable', position }
    planned.push({ position, before: line.quantity, quantity, isCancelled })
  }
  return { lines: planned }
}

type PricedLine = ChangeableLine & { readonly backordered: number; readonly unitMinor: bigint; readonly totalMinor: bigint }
type Tax = { readonly name: string; readonly percent: string; readonly minor: string }
type PricedOrder<Line> = { readonly lines: readonly Line[]; readonly freightMinor: bigint; readonly taxes: readonly Tax[] }

/** Rounded half up; both are never negative. */
const scale = (minor: bigint, part: bigint, whole: bigint): bigint =>
  whole === 0n ? 0n : (minor * part * 2n + whole) / (whole * 2n)

const sumOf = (lines: readonly { readonly totalMinor: bigint }[]): bigint =>
  lines.reduce((sum, line) => sum + line.totalMinor, 0n)

/** The order after the change: unit prices and freight stay, taxes follow the net amount. */
export const applyChange = <Line extends PricedLine>(order: PricedOrder<Line>, planned: readonly PlannedLine[]) => {
  const lines = order.lines.map((line) => {
    const change = planned.find(({ position }) => position === line.position)
    if (!change) return line
    const { quantity } = change
    const isPlain = line.unitMinor * BigInt(line.quantity) === line.totalMinor
    const totalMinor = isPlain
      ? line.unitMinor * BigInt(quantity)
      : scale(line.totalMinor, BigInt(quantity), BigInt(line.quantity))
    return { ...line, quantity, totalMinor, backordered: Math.min(line.backordered, quantity - line.shipped) }
  })
  const [before, after] = [sumOf(order.lines) + order.freightMinor, sumOf(lines) + order.freightMinor]
  return {
    lines,
    taxes: order.taxes.map((tax) => ({ ...tax, minor: String(scale(BigInt(tax.minor), after, before)) })),
    /** Nothing is left of it. */
    isEmpty: lines.every(({ quantity }) => quantity === 0),
  }
}

/** The amount of an order with more pieces than now; undefined where no line gets more. `open` are changes that wait. */
export const sumIncrease = <Line extends PricedLine>(
  order: PricedOrder<Line>,
  planned: readonly PlannedLine[],
  open: readonly PlannedLine[],
): { readonly netMinor: bigint; readonly increaseMinor: bigint } | undefined => {
  const grows = ({ before, quantity }: PlannedLine): boolean => quantity > before
  if (!planned.some(grows)) return undefined
  // Fewer pieces that were requested before may be refused: until then they count.
  const after = applyChange(order, [...planned, ...open.filter(grows)])
  const taxOf = (taxes: readonly Tax[]): bigint => taxes.reduce((sum, { minor }) => sum + BigInt(minor), 0n)
  const netMinor = sumOf(after.lines)
  const before = applyChange(order, open.filter(grows))
  const increaseMinor = netMinor - sumOf(before.lines) + taxOf(after.taxes) - taxOf(before.taxes)
  return { netMinor, increaseMinor: increaseMinor > 0n ? increaseMinor : 0n }
}

/** Whether a change can still be made as it was asked for: the order went on meanwhile. */
export const isStillPossible = ({ state, lines }: ChangeableOrder, planned: readonly PlannedLine[]): boolean =>
  planned.every(({ position, before, quantity, isCancelled }) => {
    const line = lines.find((known) => known.position === position)
    if (!line || line.quantity !== before) return false
    const { least, most, mayCancel } = limitLine(state, line)
    return isCancelled ? mayCancel && quantity === line.shipped : quantity >= least && quantity <= most
  })
