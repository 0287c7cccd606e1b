import { closeCart, setCartAside, type ActiveCart, type ShopContext, type Shopper } from '#features/buying/cart/public.server.ts'
import { describeProblems } from '#features/buying/checkout/checkout-view.service.ts'
import { findNewlyShort, RESERVED_DAYS } from '#features/buying/checkout/checkout.rules.ts'
import { checkPurchase, refuseCard } from '#features/buying/checkout/order/check-purchase.service.ts'
import { refuseTooMany, takeCart, type OrderIntent } from '#features/buying/checkout/order/take-cart.service.ts'
import { placedInbox } from '#features/buying/checkout/order/placed-inbox.service.ts'
import { toNewOrder, toOrderEvent } from '#features/buying/checkout/order/new-order.service.ts'
import { sendOrderMail } from '#features/buying/checkout/order/order-mail.service.ts'
import { findAuthorisation, spendAuthorisation } from '#features/buying/checkout/payment/authorisation.store.ts'
import { writePurchase } from '#features/buying/checkout/order/purchase-note.service.ts'
import {
  chargeDraft,
  readDraft,
  refuseEndedPrices,
  todayOf,
  type OrderDraft,
} from '#features/buying/checkout/read-checkout.service.ts'
import { submitForApproval } from '#features/company/approvals/public.server.ts'
import { refuseNewNeed, refusePurchase, saveEntry, type PolicyOutcome } from '#features/company/purchase-policy/public.server.ts'
import { insertOrder, takeOrderNumber, type PlacedOrder } from '#features/orders/orders/public.server.ts'
import { findMailChoice } from '#foundation/inbox/public.server.ts'
import { publishEvent } from '#foundation/outbox/public.server.ts'
import { reserveStock } from '#features/buying/pricing/public.server.ts'
import { settleAll } from '#kernel/settle-all.ts'
import { fromMoneyJson, toMoneyJson, type Money } from '#kernel/money.ts'
import { Problem } from '#platform/http/errors.ts'

export const ORDER_PLACED = 'order.placed'
const DAY_MS = 86_400_000

/** An order, or a purchase that waits for approval. */
export type Placement = { readonly orderNumber: string } | { readonly approvalId: string }

/** Undefined while it waits for approval. */
export const numberOf = (placed: Placement): string | undefined => ('orderNumber' in placed ? placed.orderNumber : undefined)

const MESSAGES = {
  empty: 'Your cart is empty.',
  not_sold: 'Some parts are not sold any more. Please take them out of the cart.',
  no_price: 'Some parts have no price yet. Please take them out of the cart or ask us for a quote.',
  price_changed: 'Prices have changed since you saw them. Please confirm the new ones.',
} as const

/** Says what is wrong with the cart. */
export const refuseProblems = ({ problems }: Pick<OrderDraft, 'problems'>): never => {
  const code = problems[0]?.code ?? 'no_price'
  throw new Problem(409, code === 'empty' ? 'cart_empty' : code, MESSAGES[code], {
    extra: { problems: describeProblems(problems) },
  })
}

/** Everything that is not as the person saw it is said, with what changed; nothing is taken silently [T-79]. */
const refuseChanges = (draft: OrderDraft, total: Money | undefined, { seenTotal, knownShort }: OrderIntent): Money => {
  if (draft.problems.length > 0 || !total) return refuseProblems(draft)
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

/** Whoever approved it did so for another one's budget. */
const refuseCostCentre = (): never => {
  throw new Problem(409, 'cost_centre_changed', 'The cost centre of this order is not the one that it was approved for.')
}

/** A card must have been good for exactly this amount. */
const requirePayment = async (request: ShopContext, draft: OrderDraft, total: Money): Promise<string | undefined> => {
  if (draft.paymentType !== 'card') return undefined
  const { card } = draft.checkout
  const paid = card ? await findAuthorisation(request.tx, draft.cartId, card.token, total) : undefined
  if (paid?.state === 'authorised') return paid.id
  return refusePayment()
}

type Judged = { readonly draft: OrderDraft; readonly cart: ActiveCart; readonly net: Money; readonly outcome: PolicyOutcome }

const reserve = async (
  request: ShopContext,
  { cart, net, outcome }: Judged,
  spent?: { readonly orderNumber: string },
): Promise<void> => {
  if (!outcome.costCentre) return
  await saveEntry(request.tx, {
    cartId: cart.id,
    costCentreId: outcome.costCentre.id,
    state: spent ? 'spent' : 'reserved',
    day: todayOf(request),
    ...net,
    ...spent,
  })
}

/** The cart is set aside as it is, its money reserved, and everybody who must approve is written to. */
const submit = async (
  request: ShopContext,
  shopper: Shopper,
  judged: Judged,
  { total, note }: { readonly total: Money; readonly note: string | undefined },
): Promise<string> => {
  const { draft, cart, net, outcome } = judged
  const { tx, server } = request
  const { member } = outcome
  await refuseTooMany(request, shopper)
  if (!member) throw new Error('an order of nobody’s company needs no approval')
  await setCartAside(tx, cart, server.services.clock.now())
  await reserve(request, judged)
  return submitForApproval(request, {
    ...{
      companyId: member.companyId,
      cartId: cart.id,
      requesterId: shopper.personId,
      accountKey: shopper.account.key,
      net,
      total,
    },
    costCentre: outcome.costCentre?.code ?? null,
    poNumber: draft.checkout.poNumber,
    needs: outcome.needs,
    note,
    lines: draft.lines.flatMap(({ sku, name, quantity, unit, total: sum }) =>
      unit && sum ? [{ sku, name, quantity, unit: toMoneyJson(unit), total: toMoneyJson(sum) }] : [],
    ),
    purchase: writePurchase(shopper, draft, total),
  })
}

/** Other features follow in the same transaction, such as the quote that the cart came from. */
const reportPlaced = async ({ tx, server, scope }: ShopContext, { personId }: Shopper, placed: PlacedOrder): Promise<void> => {
  // An order that somebody else approved was still placed by its requester.
  const by = scope.user?.id === personId ? scope.user : { id: personId }
  await settleAll(server.services.orderParts.placed.map((follow) => follow(tx, by, placed, server.services)))
}

/** Order, stock, payment, cart, event and mail in the request's one transaction: all of it happens, or nothing. */
export const placeOrderOf = async (request: ShopContext, shopper: Shopper, intent: OrderIntent): Promise<Placement> => {
  const { tx, server, scope } = request
  const { services } = server
  const cart = await takeCart(request, shopper, intent)
  refuseEndedPrices(cart, services.clock.now())
  const draft = await readDraft(request, shopper, cart.id, cart)
  const charges = chargeDraft(request, draft)
  const total = refuseChanges(draft, charges?.total, intent)
  if (intent.approvedFor && intent.approvedFor.costCentre !== draft.checkout.costCentre) refuseCostCentre()
  if (!charges) throw new Error('an order without charges was let through')
  const net = charges.subtotal
  // Before the locks of account and cost centre, under which others wait: what has been approved takes its number at once.
  const [outcome, reserved] = await settleAll([
    checkPurchase(request, shopper, draft, charges),
    intent.approvedFor ? takeOrderNumber(tx) : Promise.resolve(undefined),
    findMailChoice({ tx, services }, shopper.personId, placedInbox.kind),
  ])
  refusePurchase(outcome)
  if (intent.approvedFor) refuseNewNeed(outcome, intent.approvedFor.needs)
  else refuseCard(outcome, draft)
  const authorisation = await requirePayment(request, draft, total)
  const judged = { draft, cart, net, outcome }
  if (outcome.needs.length > 0 && !intent.approvedFor)
    return { approvalId: await submit(request, shopper, judged, { total, note: intent.note }) }
  const now = services.clock.now()
  const order = toNewOrder({ draft, charges, shopper, now })
  const orderNumber = reserved ?? (await takeOrderNumber(tx))
  const stock = {
    orderNumber,
    country: draft.address.countryCode.toLowerCase(),
    lines: draft.lines,
    now,
    until: new Date(now.getTime() + RESERVED_DAYS * DAY_MS),
  }
  const letter = { personId: shopper.personId, orderNumber, order, total, hidesPrices: shopper.hidesPrices }
  const [, isSpent] = await settleAll([
    insertOrder(tx, { ...order, number: orderNumber }),
    authorisation === undefined ? Promise.resolve(true) : spendAuthorisation(tx, authorisation, orderNumber),
    reserve(request, judged, { orderNumber }),
    reserveStock(tx, stock),
    closeCart(tx, cart, orderNumber, now),
    reportPlaced(request, shopper, { orderNumber, cartId: cart.id, quoteNumber: cart.quoteNumber, at: now }),
    publishEvent(services, tx, { name: ORDER_PLACED, id: cart.id, data: toOrderEvent(orderNumber, order, draft) }),
    // After the cart is closed, which counts it.
    refuseTooMany(request, shopper, { written: 1 }),
    sendOrderMail(tx, services, scope.tenant, letter),
    intent.approvedFor?.follow(orderNumber) ?? Promise.resolve(),
  ])
  if (!isSpent) refusePayment()
  return { orderNumber }
}
