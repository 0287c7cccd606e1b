import type { CheckoutView } from '#features/checkout/checkout.schema.ts'
import { fromMoneyJson, toDecimal } from '#kernel/money.ts'

/** What analytics hears of a cart on its way to an order [3.12.1, 3.12.2]; nothing in it names a person. */
export const checkoutEvent = (name: 'checkout' | 'purchase', checkout: CheckoutView, transactionId?: string) => ({
  name,
  products: checkout.lines.map(({ sku, name: title, category, brand, quantity, total }) => ({
    id: sku,
    name: title,
    category,
    brand,
    quantity,
    ...(total && { totalprice: Number(toDecimal(fromMoneyJson(total))) }),
    orderType: checkout.payment.type,
  })),
  context: {
    accountId: checkout.account.number,
    accountName: checkout.account.name,
    currencyCode: checkout.currency,
    cartId: checkout.cartId,
    ...(transactionId !== undefined && { transactionId }),
  },
})
