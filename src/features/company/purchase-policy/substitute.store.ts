import { sql } from 'kysely'
import type { Substitution } from '#features/company/purchase-policy/approval-progress.rules.ts'
import type { Tx } from '#platform/database/database.ts'

/** Whom a person named to decide for them while they are away. */
export const findSubstitute = async (tx: Tx, personId: string): Promise<Substitution | undefined> => {
  const { rows } = await sql<Substitution>`
    select person_id, substitute_id, from_day::text as "from", until_day::text as "until"
    from substitute where person_id = ${personId}`.execute(tx)
  return rows[0]
}

/** Who decides that day for these people. */
export const listSubstitutesOf = async (tx: Tx, personIds: readonly string[], day: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select distinct substitute_id as id from substitute
    where person_id = any(${[...personIds]}::uuid[]) and ${day}::date between from_day and until_day`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Those for whom a person decides, whatever the day. */
export const listSubstitutions = async (tx: Tx, substituteId: string): Promise<Substitution[]> => {
  const { rows } = await sql<Substitution>`
    select person_id, substitute_id, from_day::text as "from", until_day::text as "until"
    from substitute where substitute_id = ${substituteId}`.execute(tx)
  return rows
}

export const saveSubstitute = async (tx: Tx, { personId, substituteId, from, until }: Substitution): Promise<void> => {
  await sql`
    insert into substitute (person_id, substitute_id, from_day, until_day)
    values (${personId}, ${substituteId}, ${from}::date, ${until}::date)
    on conflict (tenant, person_id) do update set substitute_id = excluded.substitute_id, from_day = excluded.from_day,
      until_day = excluded.until_day`.execute(tx)
}

export const endSubstitute = async (tx: Tx, personId: string): Promise<void> => {
  await sql`delete from substitute where person_id = ${personId}`.execute(tx)
}
