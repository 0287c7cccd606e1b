import type { OrderPart, OrderRecord } from '#features/orders/orders/integration/order-fields.rules.ts'
import type { NewOrder, NewOrderLine } from '#features/orders/orders/new-order.rules.ts'
import type { ShipTo } from '#features/orders/orders/order-model.rules.ts'
import { parseDecimal } from '#kernel/money.ts'

const NOWHERE: ShipTo = { name: '', street: '', city: '', state: '', postalCode: '', countryCode: '' }

/** The catalogue's name and category of a part, for lines that have none of their own. */
export type FindPart = (sku: string) => { readonly name: string; readonly category: string } | undefined

const toNewLine = (part: OrderPart, minorOf: (amount: string) => bigint, findPart: FindPart): NewOrderLine => ({
  position: part.position ?? 1,
  sku: part.sku,
  name: part.name ?? findPart(part.sku)?.name ?? part.sku,
  category: part.category ?? findPart(part.sku)?.category ?? '',
  quantity: part.quantity,
  shipped: part.shipped ?? 0,
  backordered: part.backordered ?? 0,
  unitMinor: minorOf(part.unitPrice),
  ...(part.total !== undefined && { totalMinor: minorOf(part.total) }),
  note: part.note ?? '',
  requestedOn: part.requestedOn ?? null,
  promisedOn: part.promisedOn ?? null,
})

/** A checked order as it is written; its amounts are known to be some in its currency. */
export const toNewOrder = (
  record: OrderRecord,
  findPart: FindPart,
  placedBy: string | null = null,
): NewOrder & { readonly number: string } => {
  const { account = '', currency = '', placedAt = '', shipTo, state } = record
  const minorOf = (amount: string): bigint => parseDecimal(amount, currency)?.minor ?? 0n
  return {
    number: record.orderNumber,
    accountKey: account,
    placedBy,
    source: 'erp',
    placedAt: new Date(placedAt),
    currency,
    shipTo: { ...NOWHERE, ...shipTo, countryCode: (shipTo?.countryCode ?? '').toUpperCase() },
    poNumber: record.poNumber ?? '',
    ...(state && { state }),
    site: record.site ?? '',
    deliveryMethod: record.deliveryMethod ?? '',
    paymentType: record.paymentType ?? '',
    isComplete: record.isComplete ?? false,
    requestedOn: record.requestedOn ?? null,
    promisedOn: record.promisedOn ?? null,
    freightMinor: minorOf(record.freight ?? '0'),
    taxes: (record.taxes ?? []).map(({ name, percent, amount }) => ({ name, percent, minor: String(minorOf(amount)) })),
    lines: (record.lines ?? []).map((part) => toNewLine(part, minorOf, findPart)),
  }
}
