import type { OrderState } from '#features/orders/orders/order.rules.ts'

export type ShipTo = {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly countryCode: string
}

/** `percent` is decimal text; `minor` in the currency of the order. */
export type OrderTax = { readonly name: string; readonly percent: string; readonly minor: string }

export type OrderLine = {
  readonly position: number
  readonly sku: string
  readonly name: string
  /** The path of the part's category. */
  readonly category: string
  readonly quantity: number
  readonly shipped: number
  readonly backordered: number
  readonly unitMinor: bigint
  readonly totalMinor: bigint
  readonly note: string
  readonly requestedOn: string | null
  readonly promisedOn: string | null
}

/** Days are written as `2026-11-16`; money is minor units of the order's currency. */
export type OrderHead = {
  readonly id: string
  readonly number: string
  /** `{erpId}~{number}`, the account it was ordered for. */
  readonly accountKey: string
  readonly placedBy: string | null
  readonly source: 'portal' | 'erp'
  readonly poNumber: string
  /** The accepted quote that it was placed from. */
  readonly quoteNumber: string | null
  readonly state: OrderState
  readonly placedAt: Date
  readonly requestedOn: string | null
  readonly promisedOn: string | null
  readonly currency: string
  readonly shipTo: ShipTo
  readonly site: string
  readonly deliveryMethod: string
  readonly paymentType: string
  readonly isComplete: boolean
  readonly subtotalMinor: bigint
  readonly freightMinor: bigint
  readonly taxes: readonly OrderTax[]
  readonly totalMinor: bigint
  readonly lineCount: number
  readonly hasBackorder: boolean
  readonly changedAt: Date
}

export type Order = OrderHead & { readonly lines: readonly OrderLine[] }
