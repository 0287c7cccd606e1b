import { sql, type ColumnType, type Generated } from 'kysely'
import type { AccessRequest, RequestEventName, RequestStatus } from '#foundation/requests/access-request.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type Json = ColumnType<Readonly<Record<string, unknown>>, string, string>

declare module '#platform/database/database.ts' {
  interface Tables {
    accessRequest: Omit<AccessRequest, 'number' | 'details' | 'status' | 'decidedAt' | 'decidedBy' | 'note' | 'remindedAt'> & {
      number: Generated<number>
      details: Json
      status: Generated<RequestStatus>
      decidedAt: Date | null
      decidedBy: string | null
      note: Generated<string>
      remindedAt: Date | null
    }
    accessRequestEvent: {
      requestNumber: number
      at: Date
      event: RequestEventName
      actorId: string | null
      note: Generated<string>
    }
  }
}

const COLUMNS = [
  'number',
  'kind',
  'personId',
  'askedBy',
  'subjectId',
  'subjectName',
  'reason',
  'details',
  'status',
  'askedAt',
  'decidedAt',
  'decidedBy',
  'note',
  'remindedAt',
] as const

export type NewRequest = Pick<AccessRequest, 'kind' | 'personId' | 'askedBy' | 'subjectId' | 'subjectName' | 'askedAt'> &
  Partial<Pick<AccessRequest, 'reason' | 'details'>>

/** Undefined when the same is waiting already. */
export const insertRequest = (
  tx: Tx,
  { reason = '', details = {}, ...requested }: NewRequest,
): Promise<AccessRequest | undefined> =>
  tx
    .insertInto('accessRequest')
    .values({ ...requested, reason, details: JSON.stringify(details) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()

export type RequestName = Pick<AccessRequest, 'kind' | 'personId' | 'subjectId'>

/** The one of this person that waits, locked until the transaction ends. */
export const lockWaiting = (tx: Tx, { kind, personId, subjectId }: RequestName): Promise<AccessRequest | undefined> =>
  tx
    .selectFrom('accessRequest')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .where('personId', '=', personId)
    .where('subjectId', '=', subjectId)
    .where('status', '=', 'Waiting')
    .forUpdate()
    .executeTakeFirst()

/** All that wait for one subject, whoever asked: where people of one company share it. */
export const lockWaitingFor = (tx: Tx, { kind, subjectId }: Omit<RequestName, 'personId'>): Promise<AccessRequest[]> =>
  tx
    .selectFrom('accessRequest')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('status', '=', 'Waiting')
    .orderBy('number')
    .forUpdate()
    .execute()

/** The subject in its own words, where people of one company share it. */
export const findWaitingName = async (
  tx: Tx,
  { kind, subjectId }: Omit<RequestName, 'personId'>,
): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('accessRequest')
    .select('subjectName')
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('status', '=', 'Waiting')
    .orderBy('askedAt', 'desc')
    .executeTakeFirst()
  return row?.subjectName
}

/** Whoever comes second waits for the first and then reads what they decided. */
export const lockRequest = (tx: Tx, number: number): Promise<AccessRequest | undefined> =>
  tx.selectFrom('accessRequest').select(COLUMNS).where('number', '=', number).forUpdate().executeTakeFirst()

export const findRequest = (tx: Tx, number: number): Promise<AccessRequest | undefined> =>
  tx.selectFrom('accessRequest').select(COLUMNS).where('number', '=', number).executeTakeFirst()

/** A person's requests of one kind, the latest first. */
export const listRequestsOf = (tx: Tx, personId: string, kind?: string): Promise<AccessRequest[]> =>
  tx
    .selectFrom('accessRequest')
    .select(COLUMNS)
    .where('personId', '=', personId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('askedAt', 'desc')
    .orderBy('number', 'desc')
    .execute()

export type RequestEnd = {
  readonly status: Exclude<RequestStatus, 'Waiting'>
  readonly decidedAt: Date
  readonly decidedBy: string
  readonly note: string
}

export const endRequest = async (tx: Tx, number: number, end: RequestEnd): Promise<void> => {
  await tx.updateTable('accessRequest').set(end).where('number', '=', number).execute()
}

export type NewEvent = {
  readonly requestNumber: number
  readonly at: Date
  readonly event: RequestEventName
  readonly actorId: string | null
  readonly note?: string
}

export const addRequestEvent = async (tx: Tx, event: NewEvent): Promise<void> => {
  await tx.insertInto('accessRequestEvent').values(event).execute()
}

export const nameOf = async (tx: Tx, personId: string | null): Promise<string | null> => {
  const { rows } = await sql<{ name: string }>`
    select given_name || ' ' || family_name as name from person where id = ${personId}`.execute(tx)
  return rows[0]?.name ?? null
}

/** Requests waiting since before then without a reminder. */
export const listOverdue = (tx: Tx, before: Date, limit: number): Promise<AccessRequest[]> =>
  tx
    .selectFrom('accessRequest')
    .select(COLUMNS)
    .where('status', '=', 'Waiting')
    .where('askedAt', '<', before)
    .where((eb) => eb.or([eb('remindedAt', 'is', null), eb('remindedAt', '<', before)]))
    .orderBy('askedAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

export const markReminded = async (tx: Tx, number: number, remindedAt: Date): Promise<void> => {
  await tx.updateTable('accessRequest').set({ remindedAt }).where('number', '=', number).execute()
}
