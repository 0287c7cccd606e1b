import { shortenSoldTo } from '#foundation/accounts/public.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { decideOrderChange } from '#features/orders/order-changes/decide-change.service.ts'
import { decideChange, listChanges, listStaffChanges, requestChange } from '#features/orders/order-changes/order-change.api.ts'
import { limitLine, planChange, type ChangeFault } from '#features/orders/order-changes/order-change.rules.ts'
import {
  insertChange,
  listAllChanges,
  listOpenPositions,
  listOrderChanges,
  type ChangeRow,
} from '#features/orders/order-changes/order-change.store.ts'
import { changeOrder, findOrder, holdOrder, requireAccountOrder } from '#features/orders/orders/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, Problem } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

const FAULTS: Readonly<Record<ChangeFault, { readonly status: 409 | 422; readonly message: string }>> = {
  too_late: { status: 409, message: 'This order cannot be changed any more.' },
  change_open: { status: 409, message: 'A change of this line waits for an answer already.' },
  not_changeable: { status: 422, message: 'This line cannot be changed like this.' },
}

const describeChange = ({ id, state, note, answer, requestedAt, decidedAt, lines }: ChangeRow) => ({
  ...{ id, state, note, answer, lines: [...lines] },
  requestedAt: requestedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
})

export const orderChangeRoutes = (app: App): void => {
  const { services } = app

  addEndpoint(app, listChanges, async (request) => {
    const { order } = await requireAccountOrder(request, request.params.number)
    const open = await listOpenPositions(request.tx, order.id)
    return {
      changes: (await listOrderChanges(request.tx, order.id)).map(describeChange),
      lines: order.lines.map((line) => ({
        position: line.position,
        ...limitLine(order.state, line),
        isOpen: open.has(line.position),
      })),
    }
  })

  addEndpoint(
    app,
    requestChange,
    async (request) => {
      const { tx, params, body } = request
      const found = await requireAccountOrder(request, params.number)
      // Held first: of two that ask about the same line the second sees the first.
      const state = (await holdOrder(tx, found.order.id)) ?? notFound('order')
      const order = { ...((await findOrder(tx, found.order.number)) ?? notFound('order')), state }
      const planned = planChange(order, body.lines, await listOpenPositions(tx, order.id))
      if ('fault' in planned) {
        const { status, message } = FAULTS[planned.fault]
        throw new Problem(status, planned.fault, message, { extra: { position: planned.position } })
      }
      const [user, now] = [userOf(request), services.clock.now()]
      const change = { orderId: order.id, note: body.note, requestedBy: user.id, requestedAt: now, lines: planned.lines }
      const id = await insertChange(tx, change)
      await changeOrder(services, tx, order, {
        events: [{ kind: 'change', data: { state: 'Requested', lines: planned.lines.length } }],
      })
      await writeAudit(tx, user, now, 'order.change-request', { object: id, name: order.number })
      return { id }
    },
    { config: { idempotency: 'optional' } },
  )

  addEndpoint(app, listStaffChanges, async (request) => {
    const { find, state, ...list } = request.query
    const { rows, total } = await listAllChanges(request.tx, { find, state }, list)
    await writeAudit(request.tx, userOf(request), services.clock.now(), 'order.change-list', {
      ...{ object: 'order-changes', shown: rows.length, address: request.ip },
    })
    return {
      total,
      rows: rows.map((row) => ({
        ...describeChange(row),
        orderNumber: row.orderNumber,
        account: `${shortenSoldTo(row.accountKey.split('~')[1] ?? '')} ${row.accountName ?? ''}`.trim(),
        requester: row.requester,
        decider: row.decider,
      })),
    }
  })

  addEndpoint(app, decideChange, async (request) => decideOrderChange(request, request.params.id, request.body))
}
