import { listPersonAccountKeys } from '#foundation/accounts/public.server.ts'
import { scheduledExport } from '#features/orders/exports/order-export.task.ts'
import { findPerson } from '#foundation/identity/public.server.ts'
import { deleteSchedule, moveOn, takeDueSchedules, type Schedule } from '#features/orders/exports/schedule/schedule.store.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Recurring } from '#platform/jobs/recurring.ts'

/** Whoever may no longer order for the account gets nothing more of it [T-83]. */
const isStillAllowed = async (tx: Tx, { personId, account, endsAt }: Schedule, now: Date): Promise<boolean> =>
  endsAt > now && (await listPersonAccountKeys(tx, personId)).includes(account)

/** Starts what is due, in the transaction that plans the next time: each comes once. */
export const runSchedules: Recurring = {
  name: 'run-scheduled-exports',
  run: async ({ tx, services }) => {
    const now = services.clock.now()
    for (const schedule of await takeDueSchedules(tx, now)) {
      const { id, personId, account, language, format, onlyChanged } = schedule
      // Whoever is disabled gets nothing, and has the schedule again once enabled.
      if (schedule.endsAt > now && (await findPerson(tx, personId))?.status !== 'active') {
        await moveOn(tx, schedule, now)
        continue
      }
      if (!(await isStillAllowed(tx, schedule, now))) {
        await deleteSchedule(tx, id, personId)
        continue
      }
      const requested = { personId, account, language, filters: {}, format, onlyChanged, askedAt: now.toISOString() }
      await services.jobs.enqueue(tx, scheduledExport(services), requested, { owner: personId, singletonKey: id })
      await moveOn(tx, schedule, now)
    }
  },
}
