import {
  findCart,
  findCartQuote,
  findUnorderedCart,
  listLines,
  ownerOf,
  priceCartLines,
  readLines,
  toCartQuote,
  type ActiveCart,
  type CartQuote,
  type PricedCartLine,
  type ShopContext,
  type Shopper,
} from '#features/buying/cart/public.server.ts'
import type { Address } from '#features/buying/checkout/address/address.rules.ts'
import {
  DEFAULT_METHOD,
  openCalendar,
  type DeliveryCalendar,
  type DeliveryMethod,
  type DeliveryTerms,
} from '#features/buying/delivery-terms/public.ts'
import { readDeliveryTerms } from '#features/buying/delivery-terms/public.server.ts'
import {
  addressOfAccount,
  DEFAULT_PAYMENT,
  findOrderProblems,
  listPaymentTypes,
  type OrderProblem,
  type PaymentType,
} from '#features/buying/checkout/checkout.rules.ts'
import {
  findCheckout,
  listShipTos,
  NOTHING_CHOSEN,
  type Checkout,
  type ShipTo,
} from '#features/buying/checkout/checkout.store.ts'
import { addMoney, type Money } from '#kernel/money.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

export type CheckoutLine = PricedCartLine & { readonly isShort: boolean }

/** Everything about an order that is about to be placed, as the server knows it now. */
export type OrderDraft = {
  readonly cartId: string
  /** Its prices were agreed in it. */
  readonly quote?: CartQuote | undefined
  readonly checkout: Checkout
  readonly paymentType: PaymentType
  readonly paymentTypes: readonly PaymentType[]
  readonly shipTos: readonly ShipTo[]
  /** One of the account's, or undefined: an address for this order alone. */
  readonly shipTo?: ShipTo | undefined
  readonly address: Address
  readonly method: DeliveryMethod
  readonly lines: readonly CheckoutLine[]
  /** Of the lines; missing where one has no price. */
  readonly subtotal?: Money
  readonly problems: readonly OrderProblem[]
  /** The tenant's charges and when things leave. */
  readonly terms: DeliveryTerms
}

/** The choice that was made, while it still exists; else the first of the account's addresses, else the account itself. */
export const chooseShipTo = ({ shipToId, shipTo }: Checkout, shipTos: readonly ShipTo[]): ShipTo | undefined =>
  shipTos.find(({ id }) => id === shipToId) ?? (shipTo ? undefined : shipTos[0])

const sumLines = (lines: readonly CheckoutLine[]): Money | undefined => {
  const totals = lines.flatMap(({ total }) => (total ? [total] : []))
  const [first, ...more] = totals
  return first && totals.length === lines.length ? more.reduce(addMoney, first) : undefined
}

/** With prices and stock of now, not from memory, where an order is made of it. */
export const readDraft = async (
  request: ShopContext,
  shopper: Shopper,
  cartId?: string,
  locked?: Pick<ActiveCart, 'quoteNumber' | 'pricesUntil'>,
): Promise<OrderDraft> => {
  const { tx, server } = request
  const id = cartId ?? (await findCart(tx, ownerOf(shopper)))?.id ?? ''
  // Prices are shown or not, but an order always has them.
  const requested = { ...shopper, hidesPrices: false, priceRequest: { ...shopper.priceRequest, isFresh: cartId !== undefined } }
  const [stored, checkout = NOTHING_CHOSEN, quote, shipTos, terms] = await Promise.all([
    id === '' ? [] : listLines(tx, id),
    id === '' ? undefined : findCheckout(tx, id),
    locked ? toCartQuote(locked) : id === '' ? undefined : findCartQuote(tx, id),
    listShipTos(tx, shopper.account.id),
    readDeliveryTerms(tx),
  ])
  const ordered = stored.filter(({ isSaved }) => !isSaved)
  const priced = priceCartLines(await readLines(request, requested, ordered))
  const lines = priced.map((line) => ({ ...line, isShort: line.quantity > line.stock.quantity }))
  const shipTo = chooseShipTo(checkout, shipTos)
  const paymentTypes = listPaymentTypes(server.services.paymentGateway !== undefined)
  const chosen = checkout.paymentType
  const subtotal = sumLines(lines)
  return {
    cartId: id,
    ...(quote && { quote }),
    checkout,
    paymentTypes,
    paymentType: chosen !== null && paymentTypes.includes(chosen) ? chosen : DEFAULT_PAYMENT,
    shipTos,
    ...(shipTo && { shipTo }),
    address: shipTo ?? checkout.shipTo ?? addressOfAccount(shopper.account),
    method: checkout.deliveryMethod ?? DEFAULT_METHOD,
    lines,
    ...(subtotal && { subtotal }),
    terms,
    problems: findOrderProblems(
      lines.map(({ id: lineId, sku, isSold, unit, former }) => ({
        id: lineId,
        sku,
        isSold,
        unit,
        // Where no prices are shown nobody saw the former one.
        former: shopper.hidesPrices ? undefined : former,
      })),
    ),
  }
}

/** Of the account's open cart, or of the cart that the page names: that of an accepted quote. */
export const readNamedDraft = async (
  request: ShopContext,
  shopper: Shopper,
  { cartId }: { readonly cartId?: string | undefined },
): Promise<OrderDraft> => {
  if (cartId === undefined) return readDraft(request, shopper)
  const cart = (await findUnorderedCart(request.tx, ownerOf(shopper), cartId)) ?? notFound('cart')
  return readDraft(request, shopper, cart.id)
}

/** Never ordered at other prices in silence: after its instant an agreed price is gone. */
export const refuseEndedPrices = ({ pricesUntil }: { readonly pricesUntil: Date | null }, now: Date): void => {
  if (pricesUntil !== null && now.getTime() > pricesUntil.getTime())
    throw new Problem(409, 'expired', 'The prices of this quote have ended. Please ask for a new one.', {
      extra: { validUntil: pricesUntil.toISOString() },
    })
}

/** The total of the order; undefined where a line has no price. */
export const chargeDraft = (request: ShopContext, { subtotal, method, address, terms }: OrderDraft) => {
  if (!subtotal) return undefined
  const { countryCode, region } = address
  const day = todayOf(request)
  return { subtotal, ...request.server.services.freightAndTax.charge(terms, { subtotal, method, countryCode, region, day }) }
}

export const todayOf = ({ server }: Pick<ShopContext, 'server'>): string => server.services.clock.now().toISOString().slice(0, 10)

/** The days of a delivery to the draft's address, counted from now. */
export const calendarOf = ({ terms, address }: OrderDraft, method: DeliveryMethod, now: Date): DeliveryCalendar =>
  openCalendar(terms, { now, method, countryCode: address.countryCode })
