import type { Generated } from 'kysely'
import { MOST_SCHEDULES, planNextRun, type SchedulePace } from '#features/orders/exports/schedule/schedule.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'
import { hasRoom } from '#platform/limits/quota.store.ts'

type ScheduleTable = {
  id: Generated<string>
  personId: string
  account: string
  every: SchedulePace
  format: 'xlsx' | 'csv'
  onlyChanged: boolean
  language: Language
  nextAt: Date
  endsAt: Date
  createdAt: Date
}

declare module '#platform/database/database.ts' {
  interface Tables {
    exportSchedule: ScheduleTable
  }
}

export type Schedule = Omit<ScheduleTable, 'id'> & { readonly id: string }

export const listSchedulesOf = (tx: Tx, personId: string): Promise<Schedule[]> =>
  tx.selectFrom('exportSchedule').selectAll().where('personId', '=', personId).orderBy('createdAt').execute()

/** Undefined where the person has as many as one may have. */
export const insertSchedule = async (tx: Tx, schedule: Omit<Schedule, 'id'>): Promise<Schedule | undefined> => {
  const { personId } = schedule
  const count = async () => (await listSchedulesOf(tx, personId)).length
  if (!(await hasRoom(tx, { of: ['export-schedule', personId], most: MOST_SCHEDULES, count }))) return undefined
  return tx.insertInto('exportSchedule').values(schedule).returningAll().executeTakeFirstOrThrow()
}

export const deleteSchedule = async (tx: Tx, id: string, personId: string): Promise<boolean> => {
  const row = await tx
    .deleteFrom('exportSchedule')
    .where('id', '=', id)
    .where('personId', '=', personId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const A_TURN = 200

/** Those whose time has come, held so that two workers take different ones. */
export const takeDueSchedules = (tx: Tx, now: Date): Promise<Schedule[]> =>
  tx
    .selectFrom('exportSchedule')
    .selectAll()
    .where('nextAt', '<=', now)
    .orderBy('nextAt')
    .limit(A_TURN)
    .forUpdate()
    .skipLocked()
    .execute()

/** Missed times are made up for once, not one by one. */
export const moveOn = async (tx: Tx, { id, every }: Schedule, now: Date): Promise<void> =>
  void (await tx
    .updateTable('exportSchedule')
    .set({ nextAt: planNextRun(every, now) })
    .where('id', '=', id)
    .execute())
