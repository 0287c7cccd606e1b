import { sql, type Generated } from 'kysely'
import type { CaseView } from '#features/support/cases/case.schema.ts'
import type { CaseRow } from '#features/support/cases/case.store.ts'
import { dueOf } from '#features/support/cases/conversation.store.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    caseNote: { caseId: string; id: Generated<string>; authorId: string | null; text: string; at: Date }
  }
}

/** For staff alone: the only place where notes are read [T-86]. */
export const readStaffPart = async (tx: Tx, row: CaseRow, now: Date): Promise<NonNullable<CaseView['staff']>> => {
  const notes = await tx
    .selectFrom('caseNote')
    .leftJoin('person', 'person.id', 'caseNote.authorId')
    .select(['caseNote.id', 'text', 'at', sql<string>`coalesce(given_name || ' ' || family_name, '')`.as('author')])
    .where('caseId', '=', row.id)
    .orderBy('caseNote.id')
    .execute()
  const { rows } = await sql<{ customer: string; company: string; assignee: string | null }>`
    select coalesce(p.given_name || ' ' || p.family_name, '') as customer, coalesce(co.name, '') as company,
      a.given_name || ' ' || a.family_name as assignee
    from (select 1) one
    left join person p on p.id = ${row.personId}::uuid
    left join company co on co.id = p.company_id
    left join person a on a.id = ${row.assignedTo}::uuid`.execute(tx)
  const [people] = rows
  return {
    hasCustomer: row.personId !== null,
    customer: people?.customer ?? '',
    company: people?.company ?? '',
    copies: row.copies,
    assignedTo: row.assignedTo === null ? null : { id: row.assignedTo, name: people?.assignee ?? '' },
    ...dueOf(row, now),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
  }
}

export const addNote = async (tx: Tx, caseId: string, authorId: string, text: string, now: Date): Promise<void> => {
  await tx.insertInto('caseNote').values({ caseId, authorId, text, at: now }).execute()
}

export type Agent = { readonly id: string; readonly name: string }
const MOST_AGENTS = 200

/** Those to whom a case can be handed over: who gets one sees it, whatever else they see. */
export const listAgentsOf = async (tx: Tx): Promise<Agent[]> => {
  const { rows } = await sql<Agent>`
    select id, given_name || ' ' || family_name as name from person
    where status = 'active' and 'internal' = any(roles) order by family_name, given_name limit ${MOST_AGENTS}`.execute(tx)
  return rows
}

export const isKnownAgent = async (tx: Tx, id: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from person where id = ${id} and status = 'active' and 'internal' = any(roles)`.execute(tx)
  return rows.length > 0
}

export const setAssignee = async (tx: Tx, id: string, assignedTo: string | null): Promise<void> => {
  await tx.updateTable('supportCase').set({ assignedTo }).where('id', '=', id).execute()
}
