import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

type CopiedCase = { readonly id: string; readonly personId: string | null; readonly copies: readonly string[] }

/** Of those who were named, the ones who have an account at the company of the person: nobody else is notified of a case. */
export const keepCopies = async (tx: Tx, { id, personId, copies }: CopiedCase): Promise<void> => {
  if (copies.length === 0) return
  await sql`
    insert into case_copy (case_id, person_id)
    select ${id}, person.id from person join person asker on asker.id = ${personId}::uuid
    where person.email = any(${[...copies]}::text[]) and person.company_id = asker.company_id and person.id <> asker.id
    on conflict do nothing`.execute(tx)
}

/** A condition on a case `c`: this person is in copy, and still a colleague of the one the requester. */
export const isInCopy = (personId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from case_copy copy join person colleague on colleague.id = copy.person_id join person asker on asker.id = c.person_id
  where copy.case_id = c.id and copy.person_id = ${personId} and colleague.company_id = asker.company_id)`

/** The cases in whose copy a person is; mostly none, so that a list of own cases stays what it is. */
export const listCopied = async (tx: Tx, personId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select c.id from case_copy mine join support_case c on c.id = mine.case_id
    where mine.person_id = ${personId} and ${isInCopy(personId)}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Merges the copies of two cases. */
export const moveCopies = async (tx: Tx, from: string, into: string): Promise<void> => {
  await sql`
    insert into case_copy (case_id, person_id) select ${into}, person_id from case_copy where case_id = ${from}
    on conflict do nothing`.execute(tx)
}
