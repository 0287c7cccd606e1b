import type { FastifyRequest } from 'fastify'
import { findCart, lockCart, ownerOf, requireShopper, type Shopper } from '#features/buying/cart/public.server.ts'
import { describeCheckout } from '#features/buying/checkout/checkout-view.service.ts'
import {
  chooseCostCentre,
  chooseDelivery,
  choosePayment,
  explainApproval,
  readCheckout,
} from '#features/buying/checkout/checkout.api.ts'
import type { CheckoutView } from '#features/buying/checkout/checkout.schema.ts'
import { explainPurchase, listChoices, saveCostCentre } from '#features/buying/checkout/cost-centre.service.ts'
import { saveDelivery, savePayment } from '#features/buying/checkout/choose.service.ts'
import { chargeDraft, readNamedDraft, type OrderDraft } from '#features/buying/checkout/read-checkout.service.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { Problem } from '#platform/http/errors.ts'

const options = { preHandler: refuseForeignAppId }

const show = async (
  request: FastifyRequest,
  shopper: Shopper,
  query: Parameters<typeof readNamedDraft>[2],
): Promise<CheckoutView> => {
  const { account, hidesPrices } = shopper
  const now = request.server.services.clock.now()
  const [draft, costCentres] = await Promise.all([
    readNamedDraft(request, shopper, query),
    listChoices(request.tx, shopper.personId),
  ])
  return describeCheckout({ draft, charges: chargeDraft(request, draft), account, hidesPrices, now, costCentres })
}

/** There is something to order. Locked before it is read: an order that is submitted meanwhile keeps the choices it had. */
const requireDraft = async (
  request: FastifyRequest,
  shopper: Shopper,
  query: Parameters<typeof readNamedDraft>[2],
): Promise<OrderDraft> => {
  const id = query.cartId ?? (await findCart(request.tx, ownerOf(shopper)))?.id
  if (id !== undefined) await lockCart(request.tx, shopper.personId, id)
  const draft = await readNamedDraft(request, shopper, query)
  if (draft.lines.length === 0) throw new Problem(409, 'cart_empty', 'Your cart is empty.')
  return draft
}

/** Choices of the checkout are stored with the cart: they survive reloads, sessions and changes of device. */
export const checkoutRoutes = (app: App): void => {
  addEndpoint(
    app,
    readCheckout,
    async (request) => {
      const shopper = await requireShopper(request, request.query)
      return show(request, shopper, request.query)
    },
    options,
  )

  addEndpoint(
    app,
    choosePayment,
    async (request) => {
      const shopper = await requireShopper(request, request.query)
      await savePayment(request, shopper, await requireDraft(request, shopper, request.query), request.body)
      return show(request, shopper, request.query)
    },
    options,
  )

  addEndpoint(
    app,
    chooseDelivery,
    async (request) => {
      const shopper = await requireShopper(request, request.query)
      await saveDelivery(request, shopper, await requireDraft(request, shopper, request.query), request.body)
      return show(request, shopper, request.query)
    },
    options,
  )

  addEndpoint(
    app,
    chooseCostCentre,
    async (request) => {
      const shopper = await requireShopper(request, request.query)
      const draft = await requireDraft(request, shopper, request.query)
      await saveCostCentre(request, shopper, draft, request.body.costCentre)
      return show(request, shopper, request.query)
    },
    options,
  )

  addEndpoint(
    app,
    explainApproval,
    async (request) => {
      const shopper = await requireShopper(request, request.query)
      return explainPurchase(request, shopper, request.query.cartId)
    },
    options,
  )
}
