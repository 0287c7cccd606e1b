import { sql } from 'kysely'
import { moveCopies } from '#features/support/cases/case-copy.store.ts'
import type { CaseRow } from '#features/support/cases/case.store.ts'
import { moveTo } from '#features/support/cases/conversation.store.ts'
import type { Tx } from '#platform/database/database.ts'

/** Everything that was written or attached goes to the other case, in the order in which it was written. */
export const mergeInto = async (tx: Tx, from: CaseRow, into: CaseRow, authorId: string, now: Date): Promise<void> => {
  for (const table of ['case_message', 'case_note', 'case_file'])
    await sql`update ${sql.table(table)} set case_id = ${into.id} where case_id = ${from.id}`.execute(tx)
  const copies = [...new Set([...into.copies, ...from.copies])]
  await tx.updateTable('supportCase').set({ copies, updatedAt: now }).where('id', '=', into.id).execute()
  await moveCopies(tx, from.id, into.id)
  await moveTo(tx, from, { by: 'staff', authorId, status: 'Closed', now })
  await tx.updateTable('supportCase').set({ mergedInto: into.id }).where('id', '=', from.id).execute()
}
