import { agentConfirmPath } from '#features/buying/agent-orders/agent-paths.rules.ts'
import { AGENT_INBOX } from '#features/buying/agent-orders/confirm/confirmation-inbox.service.ts'
import { CONFIRMATION_MS, decideUse } from '#features/buying/agent-orders/confirm/confirmation.rules.ts'
import type { OrderContent } from '#features/buying/agent-orders/confirm/confirmation.schema.ts'
import {
  findConfirmation,
  findOpenConfirmation,
  insertConfirmation,
  stepConfirmation,
} from '#features/buying/agent-orders/confirm/confirmation.store.ts'
import type { AskReason } from '#features/buying/agent-orders/limits/agent-limit.rules.ts'
import type { AgentOrderAnswer } from '#features/buying/agent-orders/order/place-agent-order.service.ts'
import { AskPerson, type AgentCall, type AgentGrant } from '#foundation/agents/public.server.ts'
import { requirePerson } from '#foundation/identity/public.server.ts'
import { addToInbox } from '#foundation/inbox/public.server.ts'
import { localePath } from '#kernel/locale.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

export type OrderToConfirm = {
  readonly grant: AgentGrant
  readonly content: OrderContent
  readonly contentHash: string
  readonly reason: AskReason
  readonly now: Date
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether the person confirmed exactly this order; it is used up then [T-112]. */
export const spendConfirmation = async (
  tx: Tx,
  id: string | undefined,
  { grant, contentHash, now }: OrderToConfirm,
): Promise<boolean> => {
  if (id === undefined) return false
  const found = (UUID.test(id) ? await findConfirmation(tx, grant.id, id) : undefined) ?? notFound('confirmation')
  const use = decideUse(found, contentHash, now)
  if (use === 'refused') throw new Problem(409, 'confirmation_refused', 'The person did not want this order.')
  if (use === 'used') throw new Problem(409, 'confirmation_used', 'This confirmation was used for another order.')
  return use === 'order' && stepConfirmation(tx, found.id, { from: 'confirmed', to: 'used', now })
}

/** Writes to the person, once for the same cart, and tells the client where they confirm it. */
export const askForConfirmation = async (
  { request }: AgentCall,
  requested: OrderToConfirm,
): Promise<AskPerson<AgentOrderAnswer>> => {
  const { grant, content, contentHash, reason, now } = requested
  const { tx, server, scope } = request
  const { services } = server
  const { tenant } = scope
  const open = await findOpenConfirmation(tx, grant.id, contentHash, now)
  const expiresAt = open?.expiresAt ?? new Date(now.getTime() + CONFIRMATION_MS)
  const id =
    open?.id ?? (await insertConfirmation(tx, { grantId: grant.id, contentHash, content, reason, createdAt: now, expiresAt }))
  const link = agentConfirmPath(id)
  if (!open)
    await addToInbox(
      { tx, services, tenant },
      {
        ...{ personId: grant.personId, kind: AGENT_INBOX, subject: id, title: 'asked', link, needsAction: true, expiresAt },
        values: { name: grant.name, total: { money: content.net } },
      },
    )
  const locale = readerLocale(await requirePerson(request))
  const url = `${services.originOf(tenant)}${localePath(locale)}${link}`
  return new AskPerson({
    content: { status: 'input_required', confirmation: { id, url, expiresAt: expiresAt.toISOString(), reason } },
    url,
    state: id,
    message: 'Please confirm this order in the portal. It holds for the cart as it is, once, for 30 minutes.',
  })
}
