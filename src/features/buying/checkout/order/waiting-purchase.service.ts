import { lockCart, reopenCart, type Shopper } from '#features/buying/cart/public.server.ts'
import { placeOrderOf } from '#features/buying/checkout/order/place-order.service.ts'
import { addressOfAccount, writeAddress } from '#features/buying/checkout/checkout.rules.ts'
import { findCartPlace, findCheckout, listShipTos, NOTHING_CHOSEN } from '#features/buying/checkout/checkout.store.ts'
import { chooseShipTo } from '#features/buying/checkout/read-checkout.service.ts'
import { readPurchase } from '#features/buying/checkout/order/purchase-note.service.ts'
import { findBuyer } from '#features/buying/pricing/public.server.ts'
import type { WaitingPurchases } from '#features/company/approvals/public.server.ts'

/** Places what a company has approved, for the person who submitted it and with their rights of now. */
export const waitingPurchases: WaitingPurchases = {
  describe: async (tx, cartId) => {
    const place = await findCartPlace(tx, cartId)
    if (!place) return undefined
    const { soldToId, ...account } = place
    const [checkout = NOTHING_CHOSEN, shipTos] = await Promise.all([findCheckout(tx, cartId), listShipTos(tx, soldToId)])
    const address = chooseShipTo(checkout, shipTos) ?? checkout.shipTo ?? addressOfAccount(account)
    return { shipTo: writeAddress(address), requestedOn: checkout.requestedOn, attention: checkout.attention }
  },
  place: async (context, { cartId, requesterId, accountKey, costCentre, needs, purchase }, follow) => {
    const { currency, market, locale, hidesPrices, seenTotal, knownShort } = readPurchase(purchase)
    const buyer = await findBuyer(context, { personId: requesterId, accountKey, currency, market }, ['buy', 'open-mini-cart'])
    const shopper: Shopper = { ...buyer, locale, hidesPrices }
    const approvedFor = { needs, costCentre, follow }
    const placed = await placeOrderOf(context, shopper, { cartId, seenTotal, knownShort, approvedFor })
    if (!('orderNumber' in placed)) throw new Error('an approved order waits for approval again')
    return placed.orderNumber
  },
  giveBack: async (tx, { cartId, requesterId }, now) => {
    const cart = await lockCart(tx, requesterId, cartId)
    if (cart) await reopenCart(tx, cart, now)
  },
}
