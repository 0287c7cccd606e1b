import type { FastifyRequest } from 'fastify'
import { findPerson } from '#foundation/identity/public.server.ts'
import { toListedOrder } from '#features/orders/orders/order-view.rules.ts'
import { listEvents, listShipments } from '#features/orders/orders/order-history.store.ts'
import { mayCancel, mayChangeOrders } from '#features/orders/orders/order.rules.ts'
import type { OrderView } from '#features/orders/orders/order.schema.ts'
import type { OrderLine } from '#features/orders/orders/order-model.rules.ts'
import { requireAccountOrder, type AccountOrder } from '#features/orders/orders/account-order.service.ts'
import { countReturnable, hasLabel, mayWithdraw } from '#features/orders/orders/returns/return.rules.ts'
import { listReturns, type OrderReturn } from '#features/orders/orders/returns/return.store.ts'
import { findSubscription } from '#features/orders/orders/subscription.store.ts'
import type { Language } from '#kernel/locale.ts'
import { toMoneyJson } from '#kernel/money.ts'

export const listDocuments = async (request: FastifyRequest, { order }: AccountOrder, language: Language) => {
  const documents = []
  // One after another: a request has one connection.
  for (const list of request.server.services.orderParts.documents) documents.push(...(await list(request.tx, order, language)))
  return documents
}

const listRelated = async (request: FastifyRequest, { order }: AccountOrder, language: Language) => {
  const { tx, scope, server } = request
  const { services } = server
  const { user } = scope
  const related = []
  if (user) for (const list of services.orderParts.related) related.push(...(await list({ tx, services, user, order, language })))
  return related
}

const viewReturn = (found: OrderReturn, personId: string): OrderView['returns'][number] => {
  const { number, state, reason, note, lines, pictures, answer, returnAddress, requestedAt } = found
  return {
    ...{ number, state, reason, note, answer, returnAddress, pictures: [...pictures] },
    requestedAt: requestedAt.toISOString(),
    lines: lines.map(({ position, quantity, serials = [] }) => ({ position, quantity, serials: [...serials] })),
    hasLabel: hasLabel(found),
    mayWithdraw: mayWithdraw(found, personId),
  }
}

const readApproval = async ({ tx, scope, server }: FastifyRequest, number: string, language: Language) => {
  const { services } = server
  const query = { tx, services, personId: scope.user?.id ?? '', numbers: [number], language }
  const found = scope.user && (await services.orderParts.approvals(query)).get(number)
  const { approval = null, costCentre = null } = found ?? {}
  return { costCentre, approval: approval && { ...approval, at: approval.at.toISOString() } }
}

/** Everything that a person may know of an order of theirs; 404 for any other. */
export const readOrderView = async (request: FastifyRequest, number: string, language: Language): Promise<OrderView> => {
  const own = await requireAccountOrder(request, number)
  const { order, account } = own
  const { tx } = request
  const today = request.server.services.clock.now().toISOString().slice(0, 10)
  const money = (minor: bigint) => toMoneyJson({ minor, currency: order.currency })
  const returns = await listReturns(tx, order.id)
  const returnable = countReturnable(order.lines, returns)
  const personId = request.scope.user?.id ?? ''
  const mayChange = mayChangeOrders(request.scope.user?.companyRole)
  const subscription = await findSubscription(tx, { personId, orderId: order.id })
  const seenAt = subscription?.seenAt ?? null
  const placer = order.placedBy === null ? undefined : await findPerson(tx, order.placedBy)
  const toPart = (line: OrderLine) => ({
    position: line.position,
    sku: line.sku,
    name: line.name,
    quantity: line.quantity,
    shipped: line.shipped,
    open: order.state === 'Cancelled' ? 0 : line.quantity - line.shipped,
    backordered: line.backordered,
    returnable: returnable.get(line.position) ?? 0,
    unit: money(line.unitMinor),
    total: money(line.totalMinor),
    note: line.note,
    requestedOn: line.requestedOn,
    promisedOn: line.promisedOn,
  })
  return {
    ...toListedOrder(order, today),
    account: { key: account.key, number: account.number, name: account.name },
    placedBy: placer ? `${placer.givenName} ${placer.familyName}` : null,
    source: order.source,
    quoteNumber: order.quoteNumber,
    deliveryMethod: order.deliveryMethod,
    isComplete: order.isComplete,
    shipTo: order.shipTo,
    parts: order.lines.map(toPart),
    subtotal: money(order.subtotalMinor),
    freight: money(order.freightMinor),
    taxes: order.taxes.map(({ name, percent, minor }) => ({ name, percent, amount: money(BigInt(minor)) })),
    shipments: (await listShipments(tx, order.id)).map((shipment) => ({
      ...shipment,
      lines: [...shipment.lines],
      events: [...shipment.events],
    })),
    events: (await listEvents(tx, order.id)).map(({ at, kind, data }) => ({
      at: at.toISOString(),
      kind,
      data: { ...data },
      isNew: seenAt !== null && at > seenAt,
    })),
    returns: returns.map((one) => viewReturn(one, personId)),
    documents: await listDocuments(request, own, language),
    related: await listRelated(request, own, language),
    ...(await readApproval(request, number, language)),
    mayCancel: mayChange && mayCancel(order.state),
    mayReturn: mayChange,
    isSubscribed: subscription?.isSubscribed ?? false,
    seenAt: seenAt?.toISOString() ?? null,
  }
}
