import type { OrderTax, ShipTo } from '#features/orders/orders/order-model.rules.ts'
import type { OrderState } from '#features/orders/orders/order.rules.ts'

/** Days are written as `2026-11-16`; money is minor units of the order's currency. */
export type NewOrderLine = {
  /** As the ERP numbers its lines; counted from 1 unless said. */
  readonly position?: number
  readonly sku: string
  readonly name: string
  /** The path of the part's category, for spending. */
  readonly category?: string
  readonly quantity: number
  readonly shipped?: number
  readonly backordered?: number
  readonly unitMinor: bigint
  /** Quantity times unit price unless said, as where prices are for a hundred. */
  readonly totalMinor?: bigint
  readonly note?: string
  readonly requestedOn?: string | null
  readonly promisedOn?: string | null
}

export type NewOrder = {
  /** The next free one unless said; ERPs bring their own. */
  readonly number?: string
  /** `key` of the ordering account. */
  readonly accountKey: string
  readonly placedBy?: string | null
  readonly source: 'portal' | 'erp'
  readonly poNumber?: string
  /** The accepted quote that it was placed from. */
  readonly quoteNumber?: string | null
  /** Received unless said. */
  readonly state?: OrderState
  readonly placedAt: Date
  readonly requestedOn?: string | null
  readonly promisedOn?: string | null
  readonly currency: string
  readonly shipTo: ShipTo
  /** The name under which the customer knows where it goes. */
  readonly site?: string
  readonly deliveryMethod?: string
  readonly paymentType?: string
  /** All of it at once, or as it becomes ready. */
  readonly isComplete?: boolean
  readonly lines: readonly NewOrderLine[]
  readonly freightMinor?: bigint
  readonly taxes?: readonly OrderTax[]
}

export const lineTotal = ({ quantity, unitMinor, totalMinor }: NewOrderLine): bigint => totalMinor ?? unitMinor * BigInt(quantity)

/** The totals of an order's lines, freight and taxes. */
export const sumOrder = ({ lines, freightMinor = 0n, taxes = [] }: Pick<NewOrder, 'lines' | 'freightMinor' | 'taxes'>) => {
  const subtotalMinor = lines.reduce((sum, line) => sum + lineTotal(line), 0n)
  return { subtotalMinor, totalMinor: taxes.reduce((sum, { minor }) => sum + BigInt(minor), subtotalMinor + freightMinor) }
}
