import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

export type Attendance = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly status: 'Enrolled' | 'Waiting'
  readonly attended: boolean | null
  readonly certificate: string | null
}

export const findDateStart = async (tx: Tx, dateId: string): Promise<Date | undefined> =>
  (await tx.selectFrom('courseDate').select('startsAt').where('id', '=', dateId).executeTakeFirst())?.startsAt

export const readAttendance = async (tx: Tx, dateId: string): Promise<Attendance[]> => {
  const { rows } = await sql<Attendance>`
    select person.id, concat_ws(' ', person.given_name, person.family_name) as name, person.email, enrolment.status,
      enrolment.attended, (select number from certificate where certificate.date_id = enrolment.date_id
        and certificate.person_id = person.id and not is_revoked) as certificate
    from course_enrolment enrolment join person on person.id = enrolment.person_id
    where enrolment.date_id = ${dateId}::uuid order by enrolment.status, name, person.id`.execute(tx)
  return rows
}

/** The row's lock orders two who keep the list at once. */
export const lockEnrolment = (tx: Tx, dateId: string, personId: string) =>
  tx
    .selectFrom('courseEnrolment')
    .select(['status'])
    .where('dateId', '=', dateId)
    .where('personId', '=', personId)
    .forUpdate()
    .executeTakeFirst()

export const writeAttendance = async (tx: Tx, dateId: string, personId: string, attended: boolean): Promise<void> => {
  await tx
    .updateTable('courseEnrolment')
    .set({ attended })
    .where('dateId', '=', dateId)
    .where('personId', '=', personId)
    .execute()
}

/** Taken back or given again; whoever checks its number reads which. */
export const setRevoked = async (tx: Tx, dateId: string, personId: string, isRevoked: boolean): Promise<void> => {
  await tx.updateTable('certificate').set({ isRevoked }).where('dateId', '=', dateId).where('personId', '=', personId).execute()
}

export const countSeated = async (tx: Tx, dateId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from course_enrolment where date_id = ${dateId}::uuid`.execute(tx)
  return rows[0]?.count ?? 0
}

export const deleteCourseDate = async (tx: Tx, dateId: string): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('courseDate').where('id', '=', dateId).executeTakeFirst()
  return numDeletedRows > 0n
}
