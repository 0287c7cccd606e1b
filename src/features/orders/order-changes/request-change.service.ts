import { writeAudit } from '#foundation/audit/public.server.ts'
import { refuseIncrease } from '#features/orders/order-changes/refuse-increase.service.ts'
import { planChange, type ChangeFault } from '#features/orders/order-changes/order-change.rules.ts'
import { insertChange, listOpenLines } from '#features/orders/order-changes/order-change.store.ts'
import { changeOrder, findOrder, holdOrder, type Order } from '#features/orders/orders/public.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound, Problem } from '#platform/http/errors.ts'
import type { Services } from '#platform/services.ts'

const FAULTS: Readonly<Record<ChangeFault, { readonly status: 409 | 422; readonly message: string }>> = {
  too_late: { status: 409, message: 'This order cannot be changed any more.' },
  change_open: { status: 409, message: 'A change of this line waits for an answer already.' },
  not_changeable: { status: 422, message: 'This line cannot be changed like this.' },
}

type Requested = {
  readonly lines: Parameters<typeof planChange>[1]
  readonly note: string
  readonly user: Pick<ScopeUser, 'id' | 'actorId'>
  readonly locale: Locale
}

/** A change that waits for the answer of staff; for a person of the account or for their system. */
export const requestOrderChange = async (
  { tx, services, tenant }: { readonly tx: Tx; readonly services: Services; readonly tenant: TenantKey },
  found: Pick<Order, 'id' | 'number'>,
  { lines, note, user, locale }: Requested,
): Promise<string> => {
  // Held first: of two that ask about the same line the second sees the first.
  const state = (await holdOrder(tx, found.id)) ?? notFound('order')
  const order = { ...((await findOrder(tx, found.number)) ?? notFound('order')), state }
  const open = await listOpenLines(tx, order.id)
  const planned = planChange(order, lines, new Set(open.map(({ position }) => position)))
  if ('fault' in planned) {
    const { status, message } = FAULTS[planned.fault]
    throw new Problem(status, planned.fault, message, { extra: { position: planned.position } })
  }
  await refuseIncrease({ tx, services, tenant }, { order, planned: planned.lines, open, personId: user.id, locale })
  const now = services.clock.now()
  const change = { orderId: order.id, note, requestedBy: user.id, requestedAt: now, lines: planned.lines }
  const id = await insertChange(tx, change)
  await changeOrder(services, tx, order, {
    events: [{ kind: 'change', data: { state: 'Requested', lines: planned.lines.length } }],
  })
  await writeAudit(tx, user, now, 'order.change-request', { object: id, name: order.number })
  return id
}
