import { countOrdered, lockCart, type ActiveCart, type ShopContext, type Shopper } from '#features/buying/cart/public.server.ts'
import { MOST_ORDERS_A_DAY } from '#features/buying/checkout/checkout.rules.ts'
import { isWaiting, type FollowOrder } from '#features/company/approvals/public.server.ts'
import type { ApprovalNeed } from '#features/company/purchase-policy/public.ts'
import type { MoneyJson } from '#kernel/money.ts'
import { notFound, Problem, tooMany } from '#platform/http/errors.ts'
import { hasRoom } from '#platform/limits/quota.store.ts'

const DAY_MS = 86_400_000

type ApprovedPurchase = {
  readonly needs: readonly ApprovalNeed[]
  readonly costCentre: string | null
  readonly follow: FollowOrder
}

export type OrderIntent = {
  readonly cartId: string
  readonly seenTotal?: MoneyJson | undefined
  readonly knownShort?: readonly string[] | undefined
  /** For whoever must approve it. */
  readonly note?: string | undefined
  /** Of a cart that was made for this order in the same transaction, beside the one that the person fills. */
  readonly isSeparate?: boolean
  /** The purchase that was approved; missing where it is ordered by the one who buys. */
  readonly approvedFor?: ApprovedPurchase | undefined
}

/** Locked until the order is written, so that a second one waits and finds it ordered. */
export const takeCart = async (
  request: ShopContext,
  { personId, account }: Shopper,
  intent: OrderIntent,
): Promise<ActiveCart> => {
  const [locked, waits] = await Promise.all([
    lockCart(request.tx, personId, intent.cartId),
    !intent.approvedFor && isWaiting(request.tx, intent.cartId),
  ])
  const cart = locked ?? notFound('cart')
  const { orderNumber } = cart
  if (orderNumber !== null)
    throw new Problem(409, 'already_ordered', 'This cart was ordered already.', { extra: { orderNumber } })
  const isSetAside = cart.orderedAt !== null && cart.quoteNumber === null && intent.isSeparate !== true
  if (!intent.approvedFor && (isSetAside || waits)) throw new Problem(409, 'waiting', 'This cart waits for approval already.')
  if (cart.soldToId !== account.id)
    throw new Problem(409, 'account_changed', 'This cart belongs to another of your accounts. Please choose it first.')
  return cart
}

/** As late as possible: the orders of one person wait for each other from here until the transaction ends. */
export const refuseTooMany = async (
  { tx, server }: ShopContext,
  { personId }: Shopper,
  { written = 0 }: { readonly written?: number } = {},
): Promise<void> => {
  const since = new Date(server.services.clock.now().getTime() - DAY_MS)
  const count = () => countOrdered(tx, personId, since)
  if (!(await hasRoom(tx, { of: ['order', personId], most: MOST_ORDERS_A_DAY + written, count }))) tooMany(3600)
}
