import type { FastifyRequest } from 'fastify'
import { AGENT_INBOX } from '#features/buying/agent-orders/confirm/confirmation-inbox.service.ts'
import { stateAt } from '#features/buying/agent-orders/confirm/confirmation.rules.ts'
import type { ConfirmationView } from '#features/buying/agent-orders/confirm/confirmation.schema.ts'
import {
  findConfirmationOf,
  stepConfirmation,
  type Confirmation,
} from '#features/buying/agent-orders/confirm/confirmation.store.ts'
import { sumMonth } from '#features/buying/agent-orders/limits/agent-order.store.ts'
import { requireShopper } from '#features/buying/cart/public.server.ts'
import { explainPurchase } from '#features/buying/checkout/public.server.ts'
import { findAgentGrant } from '#foundation/agents/public.server.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { closeInInbox } from '#foundation/inbox/public.server.ts'
import { toMoneyJson } from '#kernel/money.ts'
import { userOf } from '#platform/http/access.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

/** Of the cart as it is now; nothing where the person may not order any more. */
const findNeed = async (request: FastifyRequest, { content }: Confirmation): Promise<boolean | null> => {
  try {
    const shopper = await requireShopper(request, {})
    return shopper.account.key === content.account.key ? (await explainPurchase(request, shopper, undefined)).needed : null
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** Confirmations that wait for the person; those that wait for anybody else do not exist. */
export const viewConfirmation = async (request: FastifyRequest, id: string): Promise<ConfirmationView> => {
  const { tx, server } = request
  const now = server.services.clock.now()
  const found = (await findConfirmationOf(tx, userOf(request).id, id)) ?? notFound('order')
  const grant = (await findAgentGrant(tx, found.grantId)) ?? notFound('order')
  const used = (await sumMonth(tx, [grant.id], now)).get(grant.id) ?? []
  const { name, host, scopes, orderLimit, monthLimit } = grant
  return {
    ...{ id: found.id, state: stateAt(found, now), reason: found.reason, content: found.content },
    askedAt: found.createdAt.toISOString(),
    expiresAt: found.expiresAt.toISOString(),
    agent: {
      ...{ name, host, scopes: [...scopes], used: used.map(toMoneyJson) },
      orderLimit: orderLimit && toMoneyJson(orderLimit),
      monthLimit: monthLimit && toMoneyJson(monthLimit),
    },
    needsApproval: await findNeed(request, found),
  }
}

const STEPS = { confirm: 'confirmed', refuse: 'refused' } as const

/** Once: what was decided, used or is over stays so. */
export const decideOrder = async (
  { tx, server, scope }: FastifyRequest,
  found: Confirmation,
  decision: keyof typeof STEPS,
): Promise<'confirmed' | 'refused'> => {
  const { services } = server
  const now = services.clock.now()
  const to = STEPS[decision]
  if (!(await stepConfirmation(tx, found.id, { from: 'waiting', to, now })))
    throw new Problem(409, 'already_decided', 'This was decided already, or it took too long.', {
      extra: { state: stateAt(found, now) },
    })
  await closeInInbox({ tx, services }, { kind: AGENT_INBOX, subject: found.id })
  const { user } = scope
  if (user) await writeAudit(tx, user, now, `agent.order-${to}`, { object: found.grantId, confirmation: found.id })
  return to
}
