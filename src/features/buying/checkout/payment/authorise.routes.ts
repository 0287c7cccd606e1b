import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { lockCart, requireShopper } from '#features/buying/cart/public.server.ts'
import { authorisePayment } from '#features/buying/checkout/checkout.api.ts'
import { checkPurchase, refuseCard } from '#features/buying/checkout/order/check-purchase.service.ts'
import {
  countAuthorisations,
  findAuthorisation,
  insertAuthorisation,
  reopenAuthorisation,
  settleAuthorisation,
  type AuthorisationState,
} from '#features/buying/checkout/payment/authorisation.store.ts'
import type { AuthorisationRequest } from '#features/buying/checkout/payment/payment-gateway.service.ts'
import { chargeDraft, readDraft, refuseEndedPrices } from '#features/buying/checkout/read-checkout.service.ts'
import { inUserTransaction } from '#features/buying/checkout/payment/user-transaction.service.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

/** Longer than a gateway usually takes; whoever gets no answer by then asks again. */
const PATIENCE_MS = 4_000
/** Tries of one cart, so that nobody tests stolen cards here. */
const MOST_TRIES = 20

const options = { preHandler: refuseForeignAppId, config: { opensNoTransaction: true } }

/** The answer to a caller; a cancelled authorisation is requested anew. */
type Answered = Exclude<AuthorisationState, 'cancelled'>
type PaymentReply = { readonly state: Answered; readonly request?: AuthorisationRequest }

/** The gateway is asked outside of any transaction; what it says is written down when it comes, also after the caller has left. */
export const authoriseRoutes = (app: App): void => {
  const { db, clock, paymentGateway } = app.services
  /** Requests to the gateway that this process has open. */
  const running = new Map<string, Promise<Answered>>()

  const prepare = async (
    request: FastifyRequest,
    cartId: string,
    query: Parameters<typeof requireShopper>[1],
  ): Promise<PaymentReply> => {
    const shopper = await requireShopper(request, query)
    const cart = (await lockCart(request.tx, shopper.personId, cartId)) ?? notFound('cart')
    if (cart.orderNumber !== null || cart.soldToId !== shopper.account.id)
      throw new Problem(409, 'already_ordered', 'This cart was ordered already.', { extra: { orderNumber: cart.orderNumber } })
    refuseEndedPrices(cart, clock.now())
    const draft = await readDraft(request, shopper, cartId)
    const charges = chargeDraft(request, draft)
    const token = draft.paymentType === 'card' ? draft.checkout.card?.token : undefined
    if (!token || !charges) throw new Problem(409, 'no_card', 'Please choose a card first.')
    refuseCard(await checkPurchase(request, shopper, draft, charges), draft)
    const known = await findAuthorisation(request.tx, cartId, token, charges.total)
    if (known?.state === 'authorised') return { state: 'authorised' }
    if (!known && (await countAuthorisations(request.tx, cartId)) >= MOST_TRIES)
      throw new Problem(409, 'too_many_tries', 'Too many cards were tried for this order.')
    // Whoever was refused may try once more. Where the outcome is not known it is asked under the same name: nobody is charged twice.
    const requested =
      known && known.state !== 'refused' && known.state !== 'cancelled'
        ? known
        : await insertAuthorisation(request.tx, { cartId, token, amount: charges.total, now: clock.now() })
    if (requested.state === 'failed') await reopenAuthorisation(request.tx, requested.id)
    return { state: 'asked', request: { id: requested.id, token, amount: charges.total } }
  }

  const ask = async (tenant: TenantKey, request: AuthorisationRequest): Promise<Answered> => {
    const answer = await paymentGateway?.authorise(request).catch((error: unknown) => {
      app.log.error({ err: error }, 'the payment gateway failed')
      return undefined
    })
    const state: 'authorised' | 'refused' | 'failed' = answer?.state ?? 'failed'
    const reference = answer?.state === 'authorised' ? answer.reference : null
    await withTenant(db, tenant, (tx) => settleAuthorisation(tx, request.id, state, reference))
    return state
  }

  const follow = (tenant: TenantKey, request: AuthorisationRequest): Promise<Answered> => {
    const before = running.get(request.id)
    if (before) return before
    const running1 = ask(tenant, request).finally(() => running.delete(request.id))
    running.set(request.id, running1)
    return running1
  }

  addEndpoint(
    app,
    authorisePayment,
    async (request) => {
      const { tenant } = request.scope
      const { body, query } = request
      const requested = await inUserTransaction(request, () => prepare(request, body.cartId, query))
      if (!requested.request) return { state: requested.state }
      const late = new AbortController()
      const patience = wait(PATIENCE_MS, 'asked' as const, { signal: late.signal }).catch(() => 'asked' as const)
      const state = await Promise.race([follow(tenant, requested.request), patience])
      late.abort()
      return { state }
    },
    options,
  )
}
