import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { CompanyMember } from '#features/company/people/public.server.ts'
import type { FollowOrder } from '#features/company/approvals/approval-contributions.service.ts'
import { approvalInbox } from '#features/company/approvals/approval-inbox.service.ts'
import { sendDecided, sendRequested } from '#features/company/approvals/approval-mail.service.ts'
import { isOpen, type DecisionWord } from '#features/company/approvals/approval-state.rules.ts'
import {
  changeApproval,
  findApproval,
  insertEvent,
  listEvents,
  lockApproval,
  type Approval,
  type ApprovalChange,
} from '#features/company/approvals/approval.store.ts'
import {
  describeTurns,
  mayRead,
  openReader,
  type ReadApproval,
  type Reader,
} from '#features/company/approvals/read-approval.service.ts'
import { listOpenTiers } from '#features/company/purchase-policy/public.ts'
import { releaseEntry, requireProofFor } from '#features/company/purchase-policy/public.server.ts'
import { closeInInbox, findMailChoice, type InboxServices } from '#foundation/inbox/public.server.ts'
import { settleAll } from '#kernel/settle-all.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { userOf } from '#platform/http/access.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

/** 404 for what is foreign, or nothing to this person. */
export const requireApproval = async (
  request: FastifyRequest,
  member: CompanyMember,
  id: string,
  { locks = false } = {},
): Promise<{ approval: ReadApproval; reader: Reader }> => {
  const { tx, server } = request
  const find = locks ? lockApproval : findApproval
  // The lock is sent first: what was decided by somebody before is seen.
  const [found, reader, events] = await Promise.all([
    find(tx, member.companyId, id),
    openReader(tx, member, server.services.clock.now()),
    listEvents(tx, [id]),
  ])
  const [approval] = describeTurns(reader, found ? [found] : [], events)
  return approval && mayRead(approval, reader) ? { approval, reader } : notFound('approval')
}

const refuseDecided = ({ events, state }: ReadApproval): never => {
  const last = events.at(-1)
  throw new Problem(409, 'already_decided', `This was decided already: ${state}.`, { extra: { by: last?.by ?? null, state } })
}

const record = (request: FastifyRequest, approval: Approval, action: string, details: Record<string, string> = {}) =>
  writeAudit(request.tx, userOf(request), request.server.services.clock.now(), action, {
    ...{ object: approval.id, costCentre: approval.costCentre ?? '', ...details, address: request.ip },
  })

/** The reserved amount is free again, and unless it was rejected the lines are in the requester's cart. */
const end = async (request: FastifyRequest, approval: Approval, change: ApprovalChange): Promise<void> => {
  const { tx, server } = request
  await Promise.all([changeApproval(tx, approval.id, change), releaseEntry(tx, approval.cartId)])
  const { requesterId } = approval
  if (change.state === 'Rejected' || requesterId === null) return
  await server.services.waitingPurchases.giveBack(tx, { cartId: approval.cartId, requesterId }, change.now)
}

export type Decided = { readonly state: Approval['state']; readonly orderNumber?: string; readonly reason?: string }

/** Refused where something is not what it was when the order was submitted; then nothing of the attempt stays. */
const tryPlacing = async (
  request: FastifyRequest,
  approval: Approval,
  follow: FollowOrder,
): Promise<{ orderNumber: string } | { refused: Problem }> => {
  const { tx, server } = request
  const { cartId, requesterId, accountKey, costCentre, needs, purchase } = approval
  if (requesterId === null) return { refused: new Problem(409, 'requester_gone', 'Whoever sent this order has left.') }
  const savepoint = sql`savepoint before_order`.execute(tx)
  try {
    const waiting = { cartId, requesterId, accountKey, costCentre, needs, purchase }
    const [, , orderNumber] = await settleAll([
      savepoint,
      // Known before any lock that other orders wait for.
      findMailChoice({ tx, services: server.services }, requesterId, approvalInbox.kind),
      server.services.waitingPurchases.place(request, waiting, follow),
    ])
    return { orderNumber }
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    await sql`rollback to savepoint before_order`.execute(tx)
    return { refused: error }
  }
}

/** The last approval places the order in its own transaction, with prices, stock, budget and rights of now. */
const approve = async (request: FastifyRequest, reader: Reader, approval: ReadApproval): Promise<Decided> => {
  const { tx, server } = request
  const { services } = server
  const now = services.clock.now()
  const approvals = [
    ...approval.progress.approvals,
    { by: reader.member.id, ...(approval.turn.for !== undefined && { for: approval.turn.for }) },
  ]
  if (listOpenTiers({ ...approval.progress, approvals }).length > 0) {
    await Promise.all([
      changeApproval(tx, approval.id, { state: 'Waiting', now, isDecided: false }),
      closeInInbox({ tx, services }, { kind: approvalInbox.kind, subject: approval.id }),
    ])
    await sendRequested(request, { ...approval, movedAt: now })
    return { state: 'Waiting' }
  }
  const placed = await tryPlacing(request, approval, (orderNumber) =>
    settleAll([
      changeApproval(tx, approval.id, { state: 'Approved', now, isDecided: true, orderNumber }),
      sendDecided(request, approval, { state: 'Approved', note: '' }),
    ]),
  )
  if ('orderNumber' in placed) return { state: 'Approved', orderNumber: placed.orderNumber }
  const reason = placed.refused.message
  await insertEvent(tx, { approvalId: approval.id, at: now, action: 'send-back', note: reason })
  await end(request, approval, { state: 'Sent back', now, isDecided: true, reason })
  await sendDecided(request, approval, { state: 'Sent back', note: reason })
  return { state: 'Sent back', reason }
}

const ENDS = { reject: 'Rejected', 'send-back': 'Sent back' } as const

/** Decided once, by whoever's turn it is. */
export const decideApproval = async (
  request: FastifyRequest,
  member: CompanyMember,
  id: string,
  { decision, note }: { readonly decision: DecisionWord; readonly note: string },
): Promise<Decided> => {
  const { tx, server } = request
  const { approval, reader } = await requireApproval(request, member, id, { locks: true })
  if (approval.turn.turn === 'own-order') throw new Problem(403, 'own_order', 'Nobody decides about their own order.')
  if (!isOpen(approval.state)) refuseDecided(approval)
  if (approval.turn.turn !== 'yours') throw new Problem(403, 'not_your_turn', 'It is not your turn to decide about this order.')
  if (decision === 'approve') await requireProofFor(request, approval.net)
  const now = server.services.clock.now()
  // Sent before what follows, and travels with it.
  const noted = [
    insertEvent(tx, { approvalId: id, at: now, action: decision, byId: member.id, forId: approval.turn.for, note }),
    record(request, approval, `approval.${decision}`, { ...(approval.turn.for !== undefined && { for: approval.turn.for }) }),
  ]
  if (decision === 'approve') {
    const [decided] = await settleAll([approve(request, reader, approval), ...noted])
    return decided
  }
  await Promise.all(noted)
  const state = ENDS[decision]
  await end(request, approval, { state, now, isDecided: true, reason: note })
  await sendDecided(request, approval, { state, note })
  return { state, reason: note }
}

/** By the requester, while nobody has decided for good. */
export const withdrawApproval = async (request: FastifyRequest, member: CompanyMember, id: string): Promise<Decided> => {
  const { approval } = await requireApproval(request, member, id, { locks: true })
  if (approval.requesterId !== member.id) notFound('approval')
  if (!isOpen(approval.state)) refuseDecided(approval)
  const now = request.server.services.clock.now()
  await insertEvent(request.tx, { approvalId: id, at: now, action: 'withdraw', byId: member.id })
  await closeInInbox({ tx: request.tx, services: request.server.services }, { kind: approvalInbox.kind, subject: id })
  await end(request, approval, { state: 'Withdrawn', now, isDecided: true })
  await record(request, approval, 'approval.withdrawn')
  return { state: 'Withdrawn' }
}

type OfSystem = { readonly id: string; readonly companyId: string; readonly personId: string }

/** By the system that sent the order: nothing of it goes into anybody's cart. False where it was decided before. */
export const withdrawOrder = async (
  { tx, services }: { readonly tx: Tx; readonly services: InboxServices },
  { id, companyId, personId }: OfSystem,
): Promise<boolean> => {
  const approval = await lockApproval(tx, companyId, id)
  if (!approval || !isOpen(approval.state)) return false
  const now = services.clock.now()
  await insertEvent(tx, { approvalId: id, at: now, action: 'withdraw', byId: personId })
  await closeInInbox({ tx, services }, { kind: approvalInbox.kind, subject: id })
  await changeApproval(tx, id, { state: 'Withdrawn', now, isDecided: true })
  await releaseEntry(tx, approval.cartId)
  return true
}
