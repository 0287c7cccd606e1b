import { randomUUID } from 'node:crypto'
import type { ShopContext } from '#features/buying/cart/public.server.ts'
import type { Connection } from '#features/buying/procurement/connection/connection.store.ts'
import type { Answered, AnswerMessage } from '#features/buying/procurement/cxml/answer-cxml.service.ts'
import type { CxmlMessage } from '#features/buying/procurement/cxml/cxml-message.service.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { CxmlProblem } from '#features/buying/procurement/cxml/cxml-problem.rules.ts'
import { collectDocuments } from '#features/buying/procurement/documents/collect-documents.service.ts'
import { checkChange } from '#features/buying/procurement/order/check-change.service.ts'
import { waitingOrderInbox, notifyStaffOfWaiting } from '#features/buying/procurement/order/waiting-order-inbox.service.ts'
import { readOrderRequest, type RequestedOrder } from '#features/buying/procurement/order/order-request.service.ts'
import { checkRequest, placeRequest } from '#features/buying/procurement/order/place-request.service.ts'
import {
  addPayload,
  addRequestedChange,
  changeProcurementOrder,
  findByOrderId,
  findWaiting,
  insertProcurementOrder,
  lockNumber,
  lockOrderOf,
  type ProcurementOrder,
} from '#features/buying/procurement/order/procurement-order.store.ts'
import { withdrawOrder } from '#features/company/approvals/public.server.ts'
import { answerProfile } from '#features/buying/procurement/visit/answer-setup.service.ts'
import { requireBuyerOf } from '#features/buying/procurement/visit/open-visit.service.ts'
import { requestOrderChange } from '#features/orders/order-changes/public.server.ts'
import { findOrder } from '#features/orders/orders/public.server.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { closeInInbox } from '#foundation/inbox/public.server.ts'

const DETAILS = {
  Held: 'The order waits for our staff, who will confirm or refuse it.',
  Waiting: 'The order waits for the approval of your company.',
  Ordered: 'The order is placed.',
  Refused: 'The order was refused.',
} as const

const describe = ({ state, orderNumber }: Pick<ProcurementOrder, 'state' | 'orderNumber'>): Answered => ({
  detail: orderNumber === null ? DETAILS[state] : `${DETAILS[state]} Our number: ${orderNumber}`,
})

/** Ordered at once, sent for approval, or stored for staff; with a fault nothing of it stays. */
const takeNew = async (
  context: ShopContext,
  connection: Connection,
  { payloadId, from, to }: CxmlMessage,
  content: RequestedOrder,
): Promise<ProcurementOrder> => {
  const { tx, server } = context
  const now = server.services.clock.now()
  const shopper = await requireBuyerOf(context, connection)
  const reason = (await checkRequest(context, shopper, connection, content)) ?? null
  const placed = reason === null ? await placeRequest(context, shopper, connection, content) : undefined
  const order: ProcurementOrder = {
    ...{
      id: randomUUID(),
      connectionId: connection.id,
      orderId: content.orderId,
      payloadIds: [payloadId],
      reason,
      content,
      changes: [],
    },
    parties: { supplier: to, buyer: from },
    state: placed ? ('orderNumber' in placed.placement ? 'Ordered' : 'Waiting') : 'Held',
    cartId: placed?.cartId ?? null,
    orderNumber: placed && 'orderNumber' in placed.placement ? placed.placement.orderNumber : null,
    approvalId: placed && 'approvalId' in placed.placement ? placed.placement.approvalId : null,
    ...{ receivedAt: now, changedAt: now },
  }
  await insertProcurementOrder(tx, order)
  await collectDocuments({ tx, services: server.services }, order.id)
  if (order.state === 'Held') {
    const { company = '' } = (await findWaiting(tx, order.id)) ?? {}
    const waiting = { id: order.id, order: content.orderId, company, system: connection.name }
    await notifyStaffOfWaiting({ tx, tenant: context.scope.tenant, services: server.services }, waiting)
  }
  await writeAudit(tx, { id: connection.personId }, now, 'procurement.order', {
    ...{
      object: order.id,
      connection: connection.id,
      name: content.orderId,
      state: order.state,
      number: order.orderNumber ?? '',
    },
  })
  return order
}

type ChangedLine = Parameters<typeof requestOrderChange>[2]['lines'][number]

/** Changes of an order wait for staff, like those that people request. */
const takeChange = async (
  { tx, server, scope }: ShopContext,
  connection: Connection,
  before: ProcurementOrder,
  { payloadId, content }: { readonly payloadId: string; readonly content: RequestedOrder },
): Promise<Answered> => {
  const { services } = server
  const { personId } = connection
  const isEnd = content.type === 'delete'
  if (before.state === 'Held' || before.state === 'Refused') {
    await changeProcurementOrder(tx, before.id, isEnd ? { state: 'Refused', reason: 'withdrawn' } : {}, services.clock.now())
    if (isEnd) {
      await closeInInbox({ tx, services }, { kind: waitingOrderInbox.kind, subject: before.id })
      return { detail: 'The order is withdrawn.' }
    }
    throw new CxmlProblem(406, 'This order waits for our staff or was refused. Please send it again under another number.')
  }
  if (before.state === 'Waiting' && isEnd) {
    if (before.approvalId !== null)
      await withdrawOrder({ tx, services }, { id: before.approvalId, companyId: connection.companyId, personId })
    await changeProcurementOrder(tx, before.id, { state: 'Refused', reason: 'withdrawn' }, services.clock.now())
    return { detail: 'The order is withdrawn.' }
  }
  const order = before.orderNumber === null ? undefined : await findOrder(tx, before.orderNumber)
  if (!order) throw new CxmlProblem(406, 'This order waits for approval and cannot be changed now.')
  const requested = new Map<string, number>()
  for (const { sku, quantity } of content.lines) requested.set(sku, (requested.get(sku) ?? 0) + quantity)
  const fault = await checkChange(tx, connection, { before: before.content, sent: content, order })
  if (fault !== undefined) throw new CxmlProblem(406, fault)
  const lines = order.lines.flatMap(({ position, sku, quantity }): ChangedLine[] => {
    const pieces = isEnd ? 0 : (requested.get(sku) ?? 0)
    if (pieces === quantity) return []
    return pieces === 0 ? [{ position, cancel: true }] : [{ position, quantity: pieces }]
  })
  if (lines.length === 0) return { detail: 'Nothing of the order changes.' }
  const note = isEnd ? 'Withdrawn by the procurement system.' : 'Changed by the procurement system.'
  const changeId = await requestOrderChange({ tx, services, tenant: scope.tenant }, order, {
    ...{ lines, note, user: { id: personId } },
    locale: DEFAULT_LOCALE,
  })
  await addRequestedChange(tx, before.id, { changeId, payloadId })
  return { detail: 'The change waits for our staff.' }
}

/** Orders, changes and withdrawals; one after the other for a number, so that what comes twice is one order. */
export const answerOrder: AnswerMessage = async (context, connection, message) => {
  if (message.kind === 'ProfileRequest') return answerProfile(context)
  if (message.kind !== 'OrderRequest')
    throw new CxmlProblem(406, `This address takes OrderRequest; ${message.kind.slice(0, 60)} is not offered here.`)
  const content = readOrderRequest(message.content)
  const { tx } = context
  const named = { connectionId: connection.id, orderId: content.orderId }
  await lockNumber(tx, named)
  if (content.type !== 'new') await lockOrderOf(tx, named)
  const before = await findByOrderId(tx, connection.id, content.orderId)
  if (before?.payloadIds.includes(message.payloadId) || (before && content.type === 'new')) return describe(before)
  if (!before) {
    if (content.type !== 'new') throw new CxmlProblem(406, 'There is no order with this number.')
    return describe(await takeNew(context, connection, message, content))
  }
  const answered = await takeChange(context, connection, before, { payloadId: message.payloadId, content })
  await addPayload(tx, before.id, message.payloadId)
  return answered
}
