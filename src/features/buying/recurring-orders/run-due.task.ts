import { z } from 'zod'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { numberOf, type Placement } from '#features/buying/checkout/public.server.ts'
import { orderRecurring } from '#features/buying/recurring-orders/order-recurring.service.ts'
import { sendPaused } from '#features/buying/recurring-orders/paused-mail.service.ts'
import { reasonOfRefusal, type PauseReason } from '#features/buying/recurring-orders/recurring-order.rules.ts'
import {
  insertEvent,
  listDueIds,
  lockRecurring,
  updateRecurring,
} from '#features/buying/recurring-orders/recurring-order.store.ts'
import { takeDue } from '#features/buying/recurring-orders/schedule.rules.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { Problem } from '#platform/http/errors.ts'
import { defineTask } from '#platform/jobs/jobs.ts'
import type { Recurring } from '#platform/jobs/recurring.ts'
import type { Services } from '#platform/services.ts'

type Due = { readonly id: string; readonly day: string }
type Parts = { readonly tx: Tx; readonly services: Services; readonly tenant: TenantKey }

/** Held; undefined where the day was done already, or nobody wants it any more. */
const takeRecurring = async ({ tx, services }: Parts, { id, day }: Due) => {
  const recurring = await lockRecurring(tx, id)
  const today = services.clock.now().toISOString().slice(0, 10)
  if (recurring?.state !== 'Active' || recurring.nextOn !== day || !recurring.every) return undefined
  const { startsOn, every } = recurring
  const due = takeDue({ startsOn, every }, recurring.nextOn, today)
  return due && { recurring, due }
}

/** Order, history and next day in one transaction: a worker that dies in between has done nothing. */
const orderDue = async (parts: Parts, given: Due): Promise<Placement | object> => {
  const { tx, services } = parts
  const taken = await takeRecurring(parts, given)
  if (!taken) return {}
  const { recurring, due } = taken
  const placed = await orderRecurring({ tx, server: { services }, scope: { tenant: parts.tenant } }, recurring)
  const orderNumber = numberOf(placed)
  const now = services.clock.now()
  await insertEvent(tx, recurring.id, {
    at: now,
    kind: 'ordered',
    dueOn: due.due,
    ...(orderNumber !== undefined && { orderNumber }),
  })
  await updateRecurring(tx, recurring.id, { nextOn: due.next }, now)
  await writeAudit(tx, { id: recurring.personId }, now, 'recurring-order.order', { object: recurring.id, ...placed })
  return placed
}

const pauseDue = async (parts: Parts, given: Due, reason: PauseReason): Promise<void> => {
  const { tx, services } = parts
  const taken = await takeRecurring(parts, given)
  if (!taken) return
  const { recurring, due } = taken
  const now = services.clock.now()
  await updateRecurring(tx, recurring.id, { state: 'Paused', reason }, now)
  await insertEvent(tx, recurring.id, { at: now, kind: 'paused', dueOn: due.due, reason })
  await writeAudit(tx, { id: recurring.personId }, now, 'recurring-order.pause', {
    ...{ object: recurring.id, before: 'Active', after: 'Paused', reason },
  })
  await sendPaused(parts, recurring, { reason, day: due.due })
}

/** Too many at once, or a fault of ours: the next attempt may succeed. */
const isPassing = ({ status }: Problem): boolean => status === 429 || status >= 500

/** One due day of one recurring order. */
export const orderDueTask = (services: Services) =>
  defineTask({
    name: 'place-recurring-order',
    schema: z.object({ id: z.uuid(), day: z.iso.date() }),
    run: async ({ tenant, data, transact }) => {
      try {
        return await transact((tx) => orderDue({ tx, services, tenant }, data))
      } catch (error) {
        if (!(error instanceof Problem) || isPassing(error)) throw error
        const reason = reasonOfRefusal(error.code)
        await transact((tx) => pauseDue({ tx, services, tenant }, data, reason))
        return { paused: reason }
      }
    },
  })

/** Starts a job for each that is due; the job looks again under a lock. */
export const startDueOrders: Recurring = {
  name: 'start-recurring-orders',
  run: async ({ tx, services }) => {
    const today = services.clock.now().toISOString().slice(0, 10)
    const task = orderDueTask(services)
    for (const { id, nextOn } of await listDueIds(tx, today))
      await services.jobs.enqueue(tx, task, { id, day: nextOn }, { singletonKey: `${id} ${nextOn}` })
  },
}
