import {
  insertAgentOrder,
  findAgentOrder,
  sumMonth,
  type AgentOrder,
} from '#features/buying/agent-orders/limits/agent-order.store.ts'
import { findConfirmationReason } from '#features/buying/agent-orders/limits/agent-limit.rules.ts'
import { askForConfirmation, spendConfirmation } from '#features/buying/agent-orders/confirm/ask-confirmation.service.ts'
import { describeContent, hashContent, hashRequest } from '#features/buying/agent-orders/order/order-content.service.ts'
import { findCart, lockCart, ownerOf, requireShopper, type Shopper } from '#features/buying/cart/public.server.ts'
import {
  chargeDraft,
  placeOrderOf,
  readDraft,
  refuseProblems,
  saveCostCentre,
  savePayment,
  type Placement,
} from '#features/buying/checkout/public.server.ts'
import { lockAgentGrant, type AgentCall, type AskPerson } from '#foundation/agents/public.server.ts'
import { toMoneyJson } from '#kernel/money.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

export type AgentOrderRequest = {
  readonly poNumber?: string | undefined
  readonly costCentre?: string | undefined
  readonly idempotencyKey: string
  readonly confirmation?: string | undefined
}

export type AgentOrderAnswer = {
  readonly status: 'ordered' | 'waiting_for_approval' | 'input_required'
  readonly orderNumber?: string
  readonly approvalId?: string
  readonly confirmation?: { readonly id: string; readonly url: string; readonly expiresAt: string; readonly reason: string }
}

const describePlaced = ({ orderNumber, approvalId }: Pick<AgentOrder, 'orderNumber' | 'approvalId'>): AgentOrderAnswer =>
  orderNumber === null
    ? { status: 'waiting_for_approval', ...(approvalId !== null && { approvalId }) }
    : { status: 'ordered', orderNumber }

/** Purchase order and cost centre are stored with the cart, as on the page of the checkout. */
const choose = async ({ request }: AgentCall, shopper: Shopper, { poNumber, costCentre }: AgentOrderRequest): Promise<void> => {
  if (poNumber === undefined && costCentre === undefined) return
  const draft = await readDraft(request, shopper)
  if (poNumber !== undefined) await savePayment(request, shopper, draft, { type: 'purchase-order', poNumber })
  if (costCentre !== undefined) await saveCostCentre(request, shopper, draft, costCentre)
}

/** Locked: nobody changes it between the look at it and the order. */
const requireCart = async ({ request }: AgentCall, shopper: Shopper): Promise<string> => {
  const cart = await findCart(request.tx, ownerOf(shopper))
  if (!cart || !(await lockCart(request.tx, shopper.personId, cart.id)))
    throw new Problem(409, 'cart_empty', 'Your cart is empty.')
  return cart.id
}

/** The order that the same key placed before; 422 where it came with another one. */
const findRepeated = async ({ request, grant }: AgentCall, requested: AgentOrderRequest): Promise<AgentOrder | undefined> => {
  const { idempotencyKey, poNumber = null, costCentre = null } = requested
  const before = await findAgentOrder(request.tx, grant.id, idempotencyKey)
  if (before && before.requestHash !== hashRequest({ poNumber, costCentre }))
    throw new Problem(422, 'idempotency_key_reused', 'This key was used for another order.')
  return before
}

const toRow = (placed: Placement) => ({
  orderNumber: 'orderNumber' in placed ? placed.orderNumber : null,
  approvalId: 'approvalId' in placed ? placed.approvalId : null,
})

/**
 * Places the cart's order as the checkout does, within what the grant allows. The grant is locked, so that orders at once are
 * counted one after the other [T-112].
 */
export const placeAgentOrder = async (
  call: AgentCall,
  requested: AgentOrderRequest,
  state: string | undefined,
): Promise<AgentOrderAnswer | AskPerson<AgentOrderAnswer>> => {
  const { request } = call
  const { tx, server } = request
  const grant = (await lockAgentGrant(tx, call.grant.id)) ?? notFound('grant')
  const before = await findRepeated(call, requested)
  if (before) return describePlaced(before)
  const shopper = await requireShopper(request, {})
  const cartId = await requireCart(call, shopper)
  await choose(call, shopper, requested)
  const draft = await readDraft(request, shopper, cartId)
  const charges = chargeDraft(request, draft)
  // Never looked at again here: what was wrong may be over, and the order would pass no limit.
  if (!charges || draft.problems.length > 0) return refuseProblems(draft)
  const now = server.services.clock.now()
  const net = charges.subtotal
  const used = (await sumMonth(tx, [grant.id], now)).get(grant.id) ?? []
  const reason = findConfirmationReason({ ...grant, net, used })
  if (reason) {
    const content = describeContent(shopper, draft, charges)
    const order = { grant, content, contentHash: hashContent(content), reason, now }
    const isConfirmed = await spendConfirmation(tx, requested.confirmation ?? state, order)
    if (!isConfirmed) return askForConfirmation(call, order)
  }
  const seenTotal = toMoneyJson(charges.total)
  const placed = toRow(await placeOrderOf(request, shopper, { cartId, seenTotal }))
  const { idempotencyKey, poNumber = null, costCentre = null } = requested
  const requestHash = hashRequest({ poNumber, costCentre })
  await insertAgentOrder(tx, { grantId: grant.id, idempotencyKey, cartId, requestHash, ...placed, net, now })
  return describePlaced(placed)
}
