import type { ColumnType } from 'kysely'
import { z } from 'zod'
import {
  findPosition,
  listPromoted,
  planEnrolment,
  type Enrolment,
  type EnrolmentStatus,
} from '#features/training/training/courses/enrolment.rules.ts'
import { findCourseDate, type FoundDate } from '#features/training/training/courses/course.store.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

export type EnrolmentRow = Enrolment & { readonly dateId: string }

declare module '#platform/database/database.ts' {
  interface Tables {
    /** `attended` is null until staff kept the list. */
    courseEnrolment: EnrolmentRow & { readonly attended: ColumnType<boolean | null, boolean | undefined, boolean> }
  }
}

export type EnrolOutcome =
  | { readonly status: EnrolmentStatus; readonly isNew: boolean; readonly position?: number | undefined }
  | { readonly fault: 'begun' | 'full' }

const isUuid = (value: string): boolean => z.uuid().safeParse(value).success

/** Two who want the last seat meet at this lock: the second one finds it taken. */
const lockDate = async (tx: Tx, dateId: string) =>
  isUuid(dateId)
    ? tx.selectFrom('courseDate').select(['seats', 'startsAt']).where('id', '=', dateId).forUpdate().executeTakeFirst()
    : undefined

const listOf = (tx: Tx, dateId: string): Promise<Enrolment[]> =>
  tx.selectFrom('courseEnrolment').select(['personId', 'status', 'enrolledAt']).where('dateId', '=', dateId).execute()

export const enrol = async (tx: Tx, personId: string, dateId: string, now: Date): Promise<EnrolOutcome | undefined> => {
  const date = await lockDate(tx, dateId)
  if (!date) return undefined
  const before = await listOf(tx, dateId)
  const plan = planEnrolment(date, before, personId, now)
  if ('fault' in plan) return plan
  const row = { personId, status: plan.status, enrolledAt: now }
  if (plan.isNew)
    await tx
      .insertInto('courseEnrolment')
      .values({ ...row, dateId })
      .execute()
  return { ...plan, position: findPosition(plan.isNew ? [...before, row] : before, personId) }
}

const seatWaiting = async (tx: Tx, dateId: string, seats: number): Promise<readonly string[]> => {
  const promoted = listPromoted(seats, await listOf(tx, dateId))
  if (promoted.length > 0)
    await tx
      .updateTable('courseEnrolment')
      .set({ status: 'Enrolled' })
      .where('dateId', '=', dateId)
      .where('personId', 'in', promoted)
      .execute()
  return promoted
}

/** Gives free seats of a date that has not begun to those who wait; who got one. */
export const promoteWaiting = async (tx: Tx, dateId: string, now: Date): Promise<readonly string[]> => {
  const date = await lockDate(tx, dateId)
  return date && date.startsAt > now ? seatWaiting(tx, dateId, date.seats) : []
}

export const cancelEnrolment = async (
  tx: Tx,
  personId: string,
  dateId: string,
  now: Date,
): Promise<{ readonly promoted: readonly string[] } | 'begun' | undefined> => {
  const date = await lockDate(tx, dateId)
  const before = date ? await listOf(tx, dateId) : []
  if (!date || !before.some((one) => one.personId === personId)) return undefined
  if (date.startsAt <= now) return 'begun'
  await tx.deleteFrom('courseEnrolment').where('dateId', '=', dateId).where('personId', '=', personId).execute()
  const promoted = await seatWaiting(tx, dateId, date.seats)
  return { promoted }
}

export type OwnEnrolment = { readonly status: EnrolmentStatus; readonly position?: number | undefined; readonly date: FoundDate }

/** A person's dates, the next one first. */
export const listEnrolments = async (tx: Tx, personId: string, language: Language): Promise<OwnEnrolment[]> => {
  const own = await tx
    .selectFrom('courseEnrolment')
    .innerJoin('courseDate', 'courseDate.id', 'courseEnrolment.dateId')
    .select(['dateId', 'status'])
    .where('personId', '=', personId)
    .orderBy('courseDate.startsAt')
    .limit(50)
    .execute()
  const found: OwnEnrolment[] = []
  for (const { dateId, status } of own) {
    const date = await findCourseDate(tx, dateId, language)
    const position = status === 'Waiting' ? findPosition(await listOf(tx, dateId), personId) : undefined
    if (date) found.push({ status, position, date })
  }
  return found
}
