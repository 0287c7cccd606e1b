import { commerceEvent, describeCart } from '#features/cart/public.ts'
import type { CheckoutView } from '#features/checkout/checkout.schema.ts'

/** What analytics hears of an order on its way. */
export const checkoutEvent = (name: 'checkout' | 'purchase', checkout: CheckoutView, transactionId?: string) => {
  return commerceEvent(name, checkout.lines, {
    ...describeCart(checkout),
    ...(transactionId !== undefined && { transactionId }),
  })
}
