import { commerceEvent } from '#features/cart/public.ts'
import type { CheckoutView } from '#features/checkout/checkout.schema.ts'

/** What analytics hears of an order on its way. */
export const checkoutEvent = (name: 'checkout' | 'purchase', checkout: CheckoutView, transactionId?: string) => {
  const { account, currency, cartId, lines } = checkout
  return commerceEvent(name, lines, {
    accountId: account.number,
    accountName: account.name,
    currencyCode: currency,
    cartId,
    ...(transactionId !== undefined && { transactionId }),
  })
}
