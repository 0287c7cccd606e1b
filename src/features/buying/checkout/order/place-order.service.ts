import type { FastifyRequest } from 'fastify'
import { closeCart, countOrdered, lockCart, type ActiveCart, type Shopper } from '#features/buying/cart/public.server.ts'
import { describeProblems } from '#features/buying/checkout/checkout-view.service.ts'
import { findNewlyShort, MOST_ORDERS_A_DAY, RESERVED_DAYS } from '#features/buying/checkout/checkout.rules.ts'
import { toNewOrder, toOrderEvent } from '#features/buying/checkout/order/new-order.service.ts'
import { sendOrderMail } from '#features/buying/checkout/order/order-mail.service.ts'
import { findAuthorisation, spendAuthorisation } from '#features/buying/checkout/payment/authorisation.store.ts'
import { chargeDraft, readDraft, refuseEndedPrices, type OrderDraft } from '#features/buying/checkout/read-checkout.service.ts'
import { insertOrder, type PlacedOrder } from '#features/orders/orders/public.server.ts'
import { publishEvent } from '#foundation/outbox/public.server.ts'
import { reserveStock } from '#features/buying/pricing/public.server.ts'
import { fromMoneyJson, toMoneyJson, type Money, type MoneyJson } from '#kernel/money.ts'
import { userOf } from '#platform/http/access.ts'
import { notFound, Problem, tooMany } from '#platform/http/errors.ts'
import { hasRoom } from '#platform/limits/quota.store.ts'

export const ORDER_PLACED = 'order.placed'
const DAY_MS = 86_400_000

export type OrderIntent = {
  readonly cartId: string
  readonly seenTotal?: MoneyJson | undefined
  readonly knownShort?: readonly string[] | undefined
}

/** Held until the order is written, so that a second one waits and finds it ordered. */
const takeCart = async (request: FastifyRequest, { personId, account }: Shopper, cartId: string): Promise<ActiveCart> => {
  const cart = (await lockCart(request.tx, personId, cartId)) ?? notFound('cart')
  const { orderNumber } = cart
  if (orderNumber !== null)
    throw new Problem(409, 'already_ordered', 'This cart was ordered already.', { extra: { orderNumber } })
  if (cart.soldToId !== account.id)
    throw new Problem(409, 'account_changed', 'This cart belongs to another of your accounts. Please choose it first.')
  const since = new Date(request.server.services.clock.now().getTime() - DAY_MS)
  const count = () => countOrdered(request.tx, personId, since)
  if (!(await hasRoom(request.tx, { of: ['order', personId], most: MOST_ORDERS_A_DAY, count }))) tooMany(3600)
  return cart
}

const MESSAGES = {
  empty: 'Your cart is empty.',
  not_sold: 'Some parts are not sold any more. Please take them out of the cart.',
  no_price: 'Some parts have no price yet. Please take them out of the cart or ask us for a quote.',
  price_changed: 'Prices have changed since you saw them. Please confirm the new ones.',
} as const

/** Everything that is not as the person saw it is said, with what changed; nothing is taken silently [T-79]. */
const refuseChanges = (draft: OrderDraft, total: Money | undefined, { seenTotal, knownShort }: OrderIntent): Money => {
  const [first] = draft.problems
  if (first || !total)
    throw new Problem(
      409,
      first?.code === 'empty' ? 'cart_empty' : (first?.code ?? 'no_price'),
      MESSAGES[first?.code ?? 'no_price'],
      {
        extra: { problems: describeProblems(draft.problems) },
      },
    )
  const seen = seenTotal && fromMoneyJson(seenTotal)
  if (seen && (seen.minor !== total.minor || seen.currency !== total.currency))
    throw new Problem(409, 'total_changed', 'What the order costs has changed. Please look at it again.', {
      extra: { total: toMoneyJson(total) },
    })
  const short = draft.lines.filter(({ isShort }) => isShort).map(({ sku }) => sku)
  const newlyShort = findNewlyShort(short, knownShort)
  if (newlyShort.length > 0)
    throw new Problem(409, 'stock_changed', 'Some parts are not all in stock any more. Please look at the dates again.', {
      extra: { skus: newlyShort },
    })
  return total
}

const refusePayment = (): never => {
  throw new Problem(409, 'payment_required', 'The card has not been charged for this order yet.')
}

/** A card must have been good for exactly this amount. */
const requirePayment = async (request: FastifyRequest, draft: OrderDraft, total: Money): Promise<string | undefined> => {
  if (draft.paymentType !== 'card') return undefined
  const { card } = draft.checkout
  const paid = card ? await findAuthorisation(request.tx, draft.cartId, card.token, total) : undefined
  if (paid?.state === 'authorised') return paid.id
  return refusePayment()
}

/** Other features follow in the same transaction, such as the quote that the cart came from. */
const reportPlaced = async (request: FastifyRequest, placed: PlacedOrder): Promise<void> => {
  for (const follow of request.server.services.orderParts.placed) await follow(request.tx, userOf(request), placed)
}

/** Order, stock, payment, cart, event and mail in the request's one transaction: all of it happens, or nothing. */
export const placeOrderOf = async (request: FastifyRequest, shopper: Shopper, intent: OrderIntent): Promise<string> => {
  const { tx, server, scope } = request
  const { services } = server
  const cart = await takeCart(request, shopper, intent.cartId)
  refuseEndedPrices(cart, services.clock.now())
  const draft = await readDraft(request, shopper, cart.id)
  const charges = chargeDraft(request, draft)
  const total = refuseChanges(draft, charges?.total, intent)
  const authorisation = await requirePayment(request, draft, total)
  if (!charges) throw new Error('an order without charges was let through')
  const now = services.clock.now()
  const order = toNewOrder({ draft, charges, shopper, now })
  const orderNumber = await insertOrder(tx, order)
  await reserveStock(tx, {
    orderNumber,
    country: draft.address.countryCode.toLowerCase(),
    lines: draft.lines,
    now,
    until: new Date(now.getTime() + RESERVED_DAYS * DAY_MS),
  })
  if (authorisation && !(await spendAuthorisation(tx, authorisation, orderNumber))) refusePayment()
  await closeCart(tx, cart, orderNumber, now)
  await reportPlaced(request, { orderNumber, quoteNumber: cart.quoteNumber, at: now })
  await publishEvent(services, tx, { name: ORDER_PLACED, id: cart.id, data: toOrderEvent(orderNumber, order, draft) })
  await sendOrderMail(tx, services, scope.tenant, {
    personId: shopper.personId,
    orderNumber,
    order,
    total,
    hidesPrices: shopper.hidesPrices,
  })
  return orderNumber
}
