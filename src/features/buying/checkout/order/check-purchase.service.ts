import type { ShopContext, Shopper } from '#features/buying/cart/public.server.ts'
import { todayOf, type OrderDraft } from '#features/buying/checkout/read-checkout.service.ts'
import { decidePurchase, isKnownAddress, type PolicyOutcome } from '#features/company/purchase-policy/public.server.ts'
import type { Money } from '#kernel/money.ts'
import { Problem } from '#platform/http/errors.ts'

/** Net for rules, limits and budgets, the total for what the account owes. */
type Amounts = { readonly subtotal: Money; readonly total: Money }

/** The decision of the buyer's company (rules, limits, budgets) and of the account's credit about an order. */
export const checkPurchase = async (
  request: ShopContext,
  { personId, account }: Shopper,
  draft: OrderDraft,
  { subtotal, total }: Amounts,
): Promise<PolicyOutcome> => {
  const { street, postalCode } = draft.address
  return decidePurchase(request.tx, {
    ...{ cartId: draft.cartId, personId, net: subtotal, total, costCentre: draft.checkout.costCentre },
    accountKey: account.key,
    isOnAccount: draft.paymentType !== 'card',
    categories: draft.lines.map(({ kind }) => kind.path),
    isNewShipTo: async () => !(await isKnownAddress(request.tx, account.key, { street, postalCode })),
    day: todayOf(request),
  })
}

/** An authorisation of a card lasts an hour, and approvers may take days: the order would be lost after it was approved. */
export const refuseCard = ({ needs }: PolicyOutcome, { paymentType }: OrderDraft): void => {
  if (needs.length > 0 && paymentType === 'card')
    throw new Problem(
      409,
      'card_with_approval',
      'This order needs approval, and a card cannot wait for it. Please pay another way.',
    )
}
