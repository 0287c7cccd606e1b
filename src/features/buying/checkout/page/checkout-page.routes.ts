import type { FastifyRequest } from 'fastify'
import { shopPages, type ShopPage } from '#features/buying/cart/public.server.ts'
import { writeAddress } from '#features/buying/checkout/address/address.rules.ts'
import {
  openConfirmation,
  openDeliveryStep,
  openPaymentStep,
  openReviewStep,
} from '#features/buying/checkout/page/checkout-page.api.ts'
import { checkoutPage, type CheckoutPageProps } from '#features/buying/checkout/page/checkout-page.schema.ts'
import { orderPlaced, type OrderPlacedProps } from '#features/buying/checkout/page/order-placed.schema.ts'
import { shortenSoldTo } from '#foundation/accounts/public.ts'
import { findPerson } from '#foundation/identity/public.server.ts'
import { requireAccountOrder } from '#features/orders/orders/public.server.ts'
import { toMoneyJson } from '#kernel/money.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

const BELOW = '/checkout/multi'
const PAGE = { address: 'minicart_url', dictionary: 'checkout', title: 'title', lead: 'lead' } as const

const stepPage = (step: CheckoutPageProps['step'], path: string): ShopPage => ({
  ...PAGE,
  below: `${BELOW}${path}`,
  path: `/checkout${path}`,
  block: checkoutPage.type,
  props: { step },
})
const PAYMENT = stepPage('payment', '/payment-type/choose')
const DELIVERY = stepPage('delivery', '/delivery')
const REVIEW = stepPage('review', '/review')

/** A page of reasonable length; the order's own page has the rest. */
const MOST_SHOWN = 50

export const checkoutPageRoutes = (app: App): void => {
  const answer = shopPages(app)
  const gateway = app.services.paymentGateway?.origin
  const payment = gateway === undefined ? PAYMENT : { ...PAYMENT, props: { ...PAYMENT.props, gateway } }
  addEndpoint(app, openPaymentStep, (request, reply) => answer(request, reply, payment, request.params.language))
  addEndpoint(app, openDeliveryStep, (request, reply) => answer(request, reply, DELIVERY, request.params.language))
  addEndpoint(app, openReviewStep, (request, reply) => answer(request, reply, REVIEW, request.params.language))

  const describePlaced = async (request: FastifyRequest, orderNumber: string): Promise<OrderPlacedProps['order']> => {
    const { order, account } = await requireAccountOrder(request, orderNumber)
    const person = await findPerson(request.tx, request.scope.user?.id ?? '')
    const hidesPrices = app.services.tenants.flagsOf(request.scope.tenant).hideCurrency
    const { number, poNumber, promisedOn, deliveryMethod, paymentType, currency, lines, lineCount } = order
    const money = (minor: bigint) => toMoneyJson({ minor, currency })
    const { name, street, city, state, postalCode, countryCode } = order.shipTo
    return {
      number,
      poNumber,
      givenName: person?.givenName ?? '',
      email: person?.email ?? '',
      account: { number: shortenSoldTo(account.number), name: account.name },
      shipTo: writeAddress({ name, street, extra: '', city, region: state, postalCode, countryCode }),
      promisedOn,
      deliveryMethod,
      paymentType,
      lines: lines.slice(0, MOST_SHOWN).map((line) => ({
        sku: line.sku,
        name: line.name,
        quantity: line.quantity,
        ...(!hidesPrices && { total: money(line.totalMinor) }),
      })),
      lineCount,
      taxes: hidesPrices
        ? []
        : order.taxes.map((tax) => ({ name: tax.name, percent: tax.percent, amount: money(BigInt(tax.minor)) })),
      ...(!hidesPrices && {
        subtotal: money(order.subtotalMinor),
        freight: money(order.freightMinor),
        total: money(order.totalMinor),
      }),
    }
  }

  addEndpoint(app, openConfirmation, async (request, reply) => {
    const { orderNumber, language } = request.params
    const page = {
      ...PAGE,
      title: 'placed.title',
      below: `${BELOW}/confirmation/${encodeURIComponent(orderNumber)}`,
      path: '/checkout/confirmation',
      block: orderPlaced.type,
    }
    // Visitors sign in first; what is not theirs does not exist.
    const props = request.scope.user ? { order: await describePlaced(request, orderNumber) } : {}
    return answer(request, reply, { ...page, props }, language)
  })
}
