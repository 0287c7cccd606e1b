import { lockCart, requireShopperFor, type ShopContext } from '#features/buying/cart/public.server.ts'
import { findAccountKey } from '#features/buying/checkout/checkout.store.ts'
import { checkPurchase } from '#features/buying/checkout/order/check-purchase.service.ts'
import { chargeDraft, readDraft } from '#features/buying/checkout/read-checkout.service.ts'
import { describeNeeds } from '#features/company/approvals/public.server.ts'
import { explainPurchase } from '#features/company/purchase-policy/public.ts'
import { findOrderableAccount } from '#foundation/accounts/public.server.ts'
import type { TargetAction } from '#foundation/entitlements/public.server.ts'
import { refuse } from '#kernel/decision.ts'
import { createFormats } from '#ui/format.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Why a cart is ordered at once or not: approvals, limits, budget and credit, as the checkout decides them. */
export const orderCart: TargetAction = {
  needs: ['buy', 'open-mini-cart'],
  decide: async ({ tx, services, tenant, locale }, personId, cartId) => {
    const cart = UUID.test(cartId) ? await lockCart(tx, personId, cartId) : undefined
    if (!cart) return undefined
    const accountKey = await findAccountKey(tx, cart.soldToId)
    // The cart of an account that is theirs no longer is not there for them.
    if (accountKey === undefined || !(await findOrderableAccount({ tx, services, tenant }, personId, accountKey)))
      return undefined
    const context: ShopContext = { tx, server: { services }, scope: { tenant } }
    const shopper = await requireShopperFor(context, { personId, accountKey, country: locale.country })
    const draft = await readDraft(context, shopper, cartId)
    const charges = chargeDraft(context, draft)
    if (draft.lines.length === 0 || !charges) return refuse('purchase.nothing')
    const { needs, members, member, budget, credit } = await checkPurchase(context, shopper, draft, charges)
    const described = describeNeeds({ services, locale }, needs, members, personId)
    const approvers = described.map((need) => need.approvers.map(({ name }) => name))
    const { money } = createFormats(locale)
    // Where prices are hidden, what is owed is hidden too; that it is too much is not.
    const shown = credit && (!shopper.hidesPrices || credit.isExceeded) ? credit : undefined
    const write = shopper.hidesPrices ? () => '–' : money
    return explainPurchase({ needs, approvers, budget, credit: shown, hasCompany: member !== undefined }, write)
  },
}
