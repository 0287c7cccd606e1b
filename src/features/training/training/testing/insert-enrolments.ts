import type { EnrolmentRow } from '#features/training/training/courses/enrolment.store.ts'
import type { Tx } from '#platform/database/database.ts'

export const insertEnrolments = async (tx: Tx, rows: readonly EnrolmentRow[]): Promise<void> => {
  if (rows.length > 0)
    await tx
      .insertInto('courseEnrolment')
      .values([...rows])
      .execute()
}
