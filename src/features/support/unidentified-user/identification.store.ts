import { sql } from 'kysely'
import type { PersonFacts } from '#kernel/action.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#kernel/action.ts' {
  interface PersonFacts {
    readonly isIdentificationPending: boolean
  }
}

/** A sold-to number was sent, and staff have not closed its case [2.10.2]. */
export const readIdentificationFacts = async (
  tx: Tx,
  personId: string,
): Promise<Pick<PersonFacts, 'isIdentificationPending'>> => {
  const { rows } = await sql<{ isIdentificationPending: boolean }>`
    select exists (
      select from support_case
      where person_id = ${personId} and kind = 'account' and ended_at is null and details ? 'soldToNumber'
    ) as is_identification_pending`.execute(tx)
  return rows[0] ?? { isIdentificationPending: false }
}
