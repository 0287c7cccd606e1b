import { sql, type ColumnType, type Generated } from 'kysely'
import type { CaseKind, CaseParty, CasePriority, CaseStatus } from '#features/support/cases/case.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type Json<Value> = ColumnType<Value, string, string>

export type CaseRow = {
  readonly id: string
  readonly personId: string | null
  readonly kind: CaseKind
  readonly subject: string
  readonly status: CaseStatus
  readonly priority: CasePriority
  readonly details: Readonly<Record<string, string>>
  readonly orderNumber: string | null
  readonly productSku: string | null
  readonly serialNumber: string | null
  readonly copies: string[]
  readonly assignedTo: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly answeredAt: Date | null
  readonly endedAt: Date | null
  readonly rating: number | null
  readonly ratingText: string | null
  /** The case that goes on in its place. */
  readonly mergedInto: string | null
}

declare module '#platform/database/database.ts' {
  interface Tables {
    supportCase: Omit<CaseRow, 'details' | 'copies'> & {
      details: Json<CaseRow['details']>
      copies: Generated<string[]>
      repeatKey: string | null
      seenAt: Date | null
    }
    caseEvent: { caseId: string; id: Generated<string>; authorId: string | null; by: CaseParty; status: CaseStatus; at: Date }
  }
}

export const CASE_COLUMNS = [
  'id',
  'personId',
  'kind',
  'subject',
  'status',
  'priority',
  'details',
  'orderNumber',
  'productSku',
  'serialNumber',
  'copies',
  'assignedTo',
  'createdAt',
  'updatedAt',
  'answeredAt',
  'endedAt',
  'rating',
  'ratingText',
  'mergedInto',
] as const

export type NewCase = Pick<CaseRow, 'id' | 'personId' | 'kind' | 'subject' | 'priority' | 'details'> & {
  readonly orderNumber?: string | undefined
  readonly productSku?: string | undefined
  readonly serialNumber?: string | undefined
  readonly copies?: readonly string[]
  readonly repeatKey?: string
}

/** New, with the first line of its history. */
export const insertCase = async (tx: Tx, requested: NewCase, now: Date): Promise<void> => {
  const {
    details,
    orderNumber = null,
    productSku = null,
    serialNumber = null,
    copies = [],
    repeatKey = null,
    ...rest
  } = requested
  const times = { createdAt: now, updatedAt: now, answeredAt: null, endedAt: null, seenAt: now }
  await tx
    .insertInto('supportCase')
    .values({
      ...rest,
      ...times,
      ...{ orderNumber, productSku, serialNumber, repeatKey },
      status: 'New',
      details: JSON.stringify(details),
      copies: [...copies],
      assignedTo: null,
      rating: null,
      ratingText: null,
      mergedInto: null,
    })
    .execute()
  await addEvent(tx, { caseId: requested.id, authorId: requested.personId, by: 'customer', status: 'New', at: now })
}

type NewEvent = { caseId: string; authorId: string | null; by: CaseParty; status: CaseStatus; at: Date }
export const addEvent = async (tx: Tx, event: NewEvent): Promise<void> => {
  await tx.insertInto('caseEvent').values(event).execute()
}

const REPEAT_MS = 86_400_000

/** The case that the same request made within a day; others who ask the same at this moment wait. */
export const findRepeated = async (tx: Tx, repeatKey: string, now: Date): Promise<string | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`case ${repeatKey}`}))`.execute(tx)
  const row = await tx
    .selectFrom('supportCase')
    .select('id')
    .where('repeatKey', '=', repeatKey)
    .where('createdAt', '>', new Date(now.getTime() - REPEAT_MS))
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return row?.id
}
