import { createHash } from 'node:crypto'
import type { OrderContent } from '#features/buying/agent-orders/confirm/confirmation.schema.ts'
import type { Shopper } from '#features/buying/cart/public.server.ts'
import type { chargeDraft, OrderDraft } from '#features/buying/checkout/public.server.ts'
import { toMoneyJson } from '#kernel/money.ts'

type Charges = NonNullable<ReturnType<typeof chargeDraft>>

/** An order as a person confirms it: everything that it would be placed with. */
export const describeContent = ({ account }: Shopper, draft: OrderDraft, charges: Charges): OrderContent => {
  const { address, checkout, lines, method, paymentType } = draft
  const place = [
    address.name,
    address.street,
    address.extra,
    address.postalCode,
    address.city,
    address.region,
    address.countryCode,
  ]
  return {
    account: { key: account.key, number: account.number, name: account.name },
    lines: lines.flatMap(({ sku, name, quantity, unit, total }) =>
      unit && total ? [{ sku, name, quantity, unit: toMoneyJson(unit), total: toMoneyJson(total) }] : [],
    ),
    shipTo: place.filter((part) => part !== '').join(', '),
    deliveryMethod: method,
    paymentType,
    poNumber: checkout.poNumber,
    costCentre: checkout.costCentre,
    net: toMoneyJson(charges.subtotal),
    freight: toMoneyJson(charges.freight),
    taxes: charges.taxes.map(({ kind, percent, amount }) => ({ name: kind, percent, amount: toMoneyJson(amount) })),
    total: toMoneyJson(charges.total),
  }
}

/** The same cart at the same prices has the same; names of parts may change without anybody being asked again. */
export const hashContent = ({ lines, ...content }: OrderContent): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...content, lines: lines.map(({ name: _, ...line }) => line) }))
    .digest('hex')

export const hashRequest = (request: object): string => createHash('sha256').update(JSON.stringify(request)).digest('hex')
