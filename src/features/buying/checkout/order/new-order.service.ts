import { arrivesOn, type Charges } from '#features/buying/delivery-terms/public.ts'
import { calendarOf, type OrderDraft } from '#features/buying/checkout/read-checkout.service.ts'
import type { NewOrder } from '#features/orders/orders/public.server.ts'

const TAX_NAMES = { vat: 'VAT', sales: 'Sales tax' } as const

type OrderFacts = {
  readonly draft: OrderDraft
  readonly charges: Charges
  readonly shopper: { readonly personId: string; readonly account: { readonly key: string } }
  readonly now: Date
}

/** The record of a placed order; every amount is computed by the server [T-79]. */
export const toNewOrder = ({ draft, charges, shopper, now }: OrderFacts): NewOrder => {
  const { checkout, address, method, lines, shipTo } = draft
  const { name, street, extra, city, region, postalCode, countryCode } = address
  const calendar = calendarOf(draft, method, now)
  const promisedOn = arrivesOn(lines, calendar)
  return {
    accountKey: shopper.account.key,
    placedBy: shopper.personId,
    source: 'portal',
    poNumber: checkout.poNumber,
    quoteNumber: draft.quote?.number ?? null,
    placedAt: now,
    requestedOn: checkout.requestedOn,
    promisedOn,
    // Of the amounts: those of a quote stay in its currency whatever the account has by now.
    currency: charges.total.currency,
    shipTo: { name, street: [street, extra].filter(Boolean).join(', '), city, state: region, postalCode, countryCode },
    site: shipTo?.name ?? name,
    deliveryMethod: method,
    paymentType: draft.paymentType,
    isComplete: checkout.isComplete,
    lines: lines.map((line) => ({
      sku: line.sku,
      name: line.name,
      category: line.kind.path,
      quantity: line.quantity,
      backordered: Math.max(0, line.quantity - line.stock.quantity),
      unitMinor: line.unit?.minor ?? 0n,
      totalMinor: line.total?.minor ?? 0n,
      note: line.note,
      requestedOn: line.requestedOn ?? checkout.requestedOn,
      promisedOn: checkout.isComplete ? promisedOn : arrivesOn([line], calendar),
    })),
    freightMinor: charges.freight.minor,
    taxes: charges.taxes.map(({ kind, percent, amount }) => ({ name: TAX_NAMES[kind], percent, minor: String(amount.minor) })),
  }
}

/** The order as the company's ERP gets it; amounts are decimal text of minor units. */
export const toOrderEvent = (orderNumber: string, order: NewOrder, { checkout }: OrderDraft): Record<string, unknown> => {
  const { accountKey, poNumber, placedAt, requestedOn, currency, shipTo, deliveryMethod, paymentType, isComplete, taxes } = order
  return {
    orderNumber,
    account: accountKey,
    quoteNumber: order.quoteNumber ?? null,
    poNumber,
    poDocument: checkout.poName,
    attention: checkout.attention,
    placedAt: placedAt.toISOString(),
    requestedOn,
    currency,
    shipTo,
    deliveryMethod,
    paymentType,
    isComplete,
    lines: order.lines.map(({ sku, quantity, unitMinor, totalMinor, note, requestedOn: requested }) => ({
      sku,
      quantity,
      unitMinor: String(unitMinor),
      totalMinor: String(totalMinor),
      note,
      requestedOn: requested,
    })),
    freightMinor: String(order.freightMinor),
    taxes,
  }
}
