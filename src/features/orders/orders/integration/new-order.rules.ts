import type { NewOrder } from '#features/orders/orders/new-order.rules.ts'
import type { OrderRecord } from '#features/orders/orders/integration/order-line.schema.ts'
import { parseDecimal } from '#kernel/money.ts'

export type ReadOrder = { readonly order: NewOrder & { readonly number: string } } | { readonly error: string }

const NOWHERE = { name: '', street: '', city: '', state: '', postalCode: '', countryCode: '' }

/** A whole order of another system, or what it lacks. `accountKey` is the one that the site knows the account by. */
export const readNewOrder = (record: OrderRecord, accountKey: string): ReadOrder => {
  const { orderNumber, placedAt, currency, lines } = record
  if (placedAt === undefined || currency === undefined || lines === undefined)
    return { error: 'there is no such order, and a new one needs account, placedAt, currency and lines' }
  const minorOf = (amount: string): bigint | undefined => parseDecimal(amount, currency)?.minor
  const units = lines.map(({ unitPrice }) => minorOf(unitPrice))
  const taxes = (record.taxes ?? []).map(({ name, percent, amount }) => ({ name, percent, minor: minorOf(amount) }))
  const freightMinor = minorOf(record.freight ?? '0')
  if (freightMinor === undefined || units.includes(undefined) || taxes.some(({ minor }) => minor === undefined))
    return { error: `an amount is none in ${currency}` }
  if (lines.some(({ shipped = 0, quantity }) => shipped > quantity))
    return { error: 'more was shipped of a line than was ordered' }
  return {
    order: {
      number: orderNumber,
      accountKey,
      source: 'erp',
      placedAt: new Date(placedAt),
      currency,
      shipTo: record.shipTo ?? NOWHERE,
      ...(record.poNumber !== undefined && { poNumber: record.poNumber }),
      ...(record.state !== undefined && { state: record.state }),
      ...(record.site !== undefined && { site: record.site }),
      ...(record.deliveryMethod !== undefined && { deliveryMethod: record.deliveryMethod }),
      ...(record.paymentType !== undefined && { paymentType: record.paymentType }),
      requestedOn: record.requestedOn ?? null,
      promisedOn: record.promisedOn ?? null,
      freightMinor,
      taxes: taxes.map(({ name, percent, minor }) => ({ name, percent, minor: String(minor ?? 0n) })),
      lines: lines.map((line, at) => ({
        sku: line.sku,
        name: line.name ?? line.sku,
        category: line.category ?? '',
        quantity: line.quantity,
        shipped: line.shipped ?? 0,
        backordered: line.backordered ?? 0,
        unitMinor: units[at] ?? 0n,
        requestedOn: line.requestedOn ?? null,
        promisedOn: line.promisedOn ?? null,
      })),
    },
  }
}
