import { sql } from 'kysely'
import { isMail, kindOfCase, type CaseLine } from '#features/support/cases/brought/brought-case.rules.ts'
import type { CaseParty, CaseStatus } from '#features/support/cases/case.rules.ts'
import type { Tx } from '#platform/database/database.ts'

export type Writer = { readonly id: string; readonly isStaff: boolean }

/** By mail address. */
export const findWriters = async (tx: Tx, mails: readonly string[]): Promise<ReadonlyMap<string, Writer>> => {
  const { rows } = await sql<Writer & { email: string }>`
    select id, email, 'internal' = any(roles) as is_staff from person
    where email = any(${[...mails]}::text[]) and status <> 'deleted'`.execute(tx)
  return new Map(rows.map((row) => [row.email, row]))
}

/** Of these cases those that people opened in the portal. */
export const findOpenedHere = async (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select id from support_case c where id = any(${[...ids]}::text[])
      and not exists (select from case_message m where m.case_id = c.id and m.at = c.created_at and m.is_brought)`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Questions of a form beside the text. */
const DETAILS = ['productSku', 'serialNumber', 'orderNumber', 'soldToNumber', 'symptom', 'concern', 'publication', 'address']

/** The cases themselves; what a line leaves out, such as who answers, stays. */
export const saveCaseRows = async (tx: Tx, lines: readonly CaseLine[], now: Date): Promise<void> => {
  const rows = lines.map((line) => ({
    ...line,
    ...{ kind: kindOfCase(line), status: line.status ?? 'New', priority: line.priority ?? 'normal' },
    details: {
      ...(line.product !== undefined && { productSku: line.product }),
      ...(line.serialNumber !== undefined && { serialNumber: line.serialNumber }),
      ...(line.orderNumber !== undefined && { orderNumber: line.orderNumber }),
      ...(line.symptom !== undefined && { symptom: line.symptom }),
      ...(line.concern !== undefined && { concern: line.concern }),
      ...(line.publication !== undefined && { publication: line.publication }),
      ...(line.address !== undefined && { address: line.address }),
      ...(line.account !== undefined && { soldToNumber: line.account.split('~')[1]?.replace(/^0+(?=.)/, '') }),
    },
  }))
  await sql`
    insert into support_case (id, person_id, sold_to_id, kind, subject, status, priority, details, order_number, product_sku,
      serial_number, assigned_to, rating, created_at, updated_at)
    select row.id, person.id, account.id, row.kind, row.subject, row.status, row.priority, row.details, row."orderNumber",
      row.product, row."serialNumber", agent.id, row.rating, row."openedAt", row."openedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id text, person text, account text, kind text, subject text,
      status text, priority text, details jsonb, "orderNumber" text, product text, "serialNumber" text, "assignedTo" text,
      rating smallint, "openedAt" timestamptz)
    left join person on person.email = row.person
    left join person agent on agent.email = row."assignedTo"
    left join lateral (
      select id from sold_to where account_key = row.account order by length(number) desc limit 1) as account on true
    on conflict (tenant, id) do update set person_id = excluded.person_id, sold_to_id = excluded.sold_to_id,
      kind = excluded.kind, subject = excluded.subject, status = excluded.status, priority = excluded.priority,
      details = support_case.details - ${[...DETAILS]}::text[] || excluded.details,
      assigned_to = excluded.assigned_to, rating = excluded.rating,
      order_number = excluded.order_number, product_sku = excluded.product_sku, serial_number = excluded.serial_number,
      created_at = excluded.created_at,
      updated_at = case when support_case.status = excluded.status then support_case.updated_at else ${now} end`.execute(tx)
}

const toMessages = (line: CaseLine, writers: ReadonlyMap<string, Writer>) =>
  [{ by: 'customer', at: line.openedAt, text: line.text }, ...(line.messages ?? [])].map(({ by, at, text }) => {
    const writer = isMail(by) ? writers.get(by) : undefined
    const party: CaseParty = by === 'staff' || writer?.isStaff ? 'staff' : 'customer'
    return { caseId: line.id, by: party, isOwn: by === 'customer', author: writer?.id, at, text }
  })

/** Brought messages that the lines do not have any more go, and new ones come; what was written in the portal stays. */
export const saveMessages = async (tx: Tx, lines: readonly CaseLine[], writers: ReadonlyMap<string, Writer>): Promise<void> => {
  const given = JSON.stringify(lines.flatMap((line) => toMessages(line, writers)))
  const rows = sql`(
    select row."caseId" as case_id, row.by, row.at, row.text, case when row."isOwn" then c.person_id else row.author end as author_id
    from jsonb_to_recordset(${given}::jsonb) as row ("caseId" text, by text, "isOwn" boolean, author uuid, at timestamptz, text text)
    join support_case c on c.id = row."caseId")`
  const isSame = sql`m.case_id = given.case_id and m.by = given.by and m.at = given.at and m.text = given.text
    and m.author_id is not distinct from given.author_id`
  const removed = await sql<{ caseId: string }>`
    delete from case_message m where m.case_id = any(${lines.map(({ id }) => id)}::text[]) and m.is_brought
      and not exists (select from ${rows} as given where ${isSame}) returning m.case_id`.execute(tx)
  const added = await sql<{ caseId: string }>`
    insert into case_message (case_id, by, at, text, author_id, is_brought)
    select given.case_id, given.by, given.at, given.text, given.author_id, true from ${rows} as given
    where not exists (select from case_message m where ${isSame}) order by given.at returning case_id`.execute(tx)
  const touched = [...new Set([...removed.rows, ...added.rows].map(({ caseId }) => caseId))]
  await sql`update support_case set changed_at = clock_timestamp() where id = any(${touched}::text[])`.execute(tx)
}

/** Dates that follow from the conversation: the latest change, the first answer and the end. */
export const settleCases = async (tx: Tx, ids: readonly string[], newIds: readonly string[]): Promise<void> => {
  await sql`
    update support_case c set updated_at = greatest(c.updated_at, talk.latest), answered_at = talk.answered,
      ended_at = case when c.status in ('Solved', 'Closed') then coalesce(c.ended_at, greatest(c.updated_at, talk.latest)) end
    from (select case_id, max(at) as latest, min(at) filter (where by = 'staff') as answered from case_message
      where case_id = any(${[...ids]}::text[]) group by case_id) as talk
    where c.id = talk.case_id`.execute(tx)
  // Staff's last message is new to the person it waits for; nothing else that was brought is.
  await sql`
    update support_case set seen_at = case when status = 'Waiting for you' then created_at else updated_at end
    where id = any(${[...newIds]}::text[])`.execute(tx)
}

type StatusChange = { readonly id: string; readonly status: CaseStatus; readonly isNew: boolean }

/** The history of a new case begins when it was opened; a changed status is one of now. */
export const addStatuses = async (tx: Tx, changes: readonly StatusChange[], now: Date): Promise<void> => {
  await sql`
    insert into case_event (case_id, author_id, by, status, at)
    select c.id, c.person_id, 'customer', 'New', c.created_at from support_case c
    where c.id = any(${changes.filter(({ isNew }) => isNew).map(({ id }) => id)}::text[])`.execute(tx)
  await sql`
    insert into case_event (case_id, by, status, at)
    select c.id, 'staff', row.status, case when row."isNew" then c.updated_at else ${now} end
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as row (id text, status text, "isNew" boolean)
    join support_case c on c.id = row.id where not (row."isNew" and row.status = 'New')`.execute(tx)
}
