import type { ShopContext, Shopper } from '#features/buying/cart/public.server.ts'
import { todayOf, type OrderDraft } from '#features/buying/checkout/read-checkout.service.ts'
import { decidePurchase, isKnownAddress, type PolicyOutcome } from '#features/company/purchase-policy/public.server.ts'
import type { Money } from '#kernel/money.ts'

/** What the rules, limits and budgets of the buyer's company say of an order. */
export const judgePurchase = async (
  request: ShopContext,
  { personId, account }: Shopper,
  draft: OrderDraft,
  net: Money,
): Promise<PolicyOutcome> => {
  const { street, postalCode } = draft.address
  return decidePurchase(request.tx, {
    ...{ cartId: draft.cartId, personId, net, costCentre: draft.checkout.costCentre },
    categories: draft.lines.map(({ kind }) => kind.path),
    isNewShipTo: !(await isKnownAddress(request.tx, account.key, { street, postalCode })),
    day: todayOf(request),
  })
}
