import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { requireShopper } from '#features/buying/cart/public.server.ts'
import { chooseCard, openCardSession } from '#features/buying/checkout/checkout.api.ts'
import { saveCheckout } from '#features/buying/checkout/checkout.store.ts'
import { isExpired, type KnownCard } from '#features/buying/checkout/payment/card.rules.ts'
import type { PaymentSession } from '#features/buying/checkout/payment/payment-gateway.service.ts'
import { inUserTransaction } from '#features/buying/checkout/payment/user-transaction.service.ts'
import { chargeDraft, readNamedDraft, todayOf } from '#features/buying/checkout/read-checkout.service.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { Problem } from '#platform/http/errors.ts'

const options = { preHandler: refuseForeignAppId, config: { opensNoTransaction: true } }

type Place = Parameters<typeof requireShopper>[1] & { readonly cartId?: string | undefined }

const refuseStaleFields = (): never => {
  throw new Problem(409, 'card_fields_ended', 'The card fields have ended. Please enter the card again.')
}

/** Cards are entered at the gateway's origin: we open its fields, and take the reference that they answer [T-105]. */
export const cardRoutes = (app: App): void => {
  const { clock, config, paymentGateway } = app.services

  const requireGateway = () => {
    if (!paymentGateway) throw new Problem(422, 'no_cards', 'Cards cannot be used here.')
    return paymentGateway
  }
  const fail = (err: unknown): never => {
    app.log.error({ err }, 'the payment gateway failed')
    throw new Problem(502, 'gateway_failed', 'The payment gateway does not answer. Please try again or pay in another way.')
  }

  const prepareSession = async (request: FastifyRequest, query: Place): Promise<PaymentSession> => {
    const shopper = await requireShopper(request, query)
    const draft = await readNamedDraft(request, shopper, query)
    const charges = chargeDraft(request, draft)
    if (draft.lines.length === 0) throw new Problem(409, 'cart_empty', 'Your cart is empty.')
    if (!charges) throw new Problem(409, 'no_price', 'Some parts have no price yet.')
    const id = randomUUID()
    await saveCheckout(request.tx, draft.cartId, { cardSessionId: id }, clock.now())
    const { language } = shopper.locale
    return { id, amount: charges.total, language, origin: `${config.publicScheme}://${request.host}` }
  }

  addEndpoint(
    app,
    openCardSession,
    async (request) => {
      const gateway = requireGateway()
      const session = await inUserTransaction(request, () => prepareSession(request, request.query))
      return { fieldsUrl: await gateway.openSession(session).catch(fail) }
    },
    options,
  )

  const readSessionId = async (request: FastifyRequest, query: Place) => {
    const { cartId, checkout } = await readNamedDraft(request, await requireShopper(request, query), query)
    return { cartId, sessionId: checkout.cardSessionId ?? refuseStaleFields() }
  }
  /** Only while the same fields are shown: a session that was opened meanwhile wins. */
  const saveCard = async (request: FastifyRequest, query: Place, known: string, card: KnownCard): Promise<void> => {
    const { cartId, sessionId } = await readSessionId(request, query)
    if (sessionId !== known) refuseStaleFields()
    await saveCheckout(request.tx, cartId, { card }, clock.now())
  }

  addEndpoint(
    app,
    chooseCard,
    async (request) => {
      const gateway = requireGateway()
      const { sessionId } = await inUserTransaction(request, () => readSessionId(request, request.query))
      const card = await gateway.redeem(sessionId, request.body.reference).catch(fail)
      if (!card || isExpired(card.expires, todayOf(request))) return refuseStaleFields()
      await inUserTransaction(request, () => saveCard(request, request.query, sessionId, card))
      const { brand, lastFour, expires } = card
      return { card: { brand, lastFour, expires } }
    },
    options,
  )
}
