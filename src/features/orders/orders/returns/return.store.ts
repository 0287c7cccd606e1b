import { sql, type ColumnType, type Generated } from 'kysely'
import type { ReturnedLine, ReturnReason, ReturnState } from '#features/orders/orders/returns/return.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type ReturnFields = {
  readonly number: string
  readonly state: ReturnState
  readonly reason: ReturnReason
  readonly note: string
  readonly requestedBy: string | null
  readonly requestedAt: Date
}
type ReturnAnswer = { readonly answer: string; readonly returnAddress: string; readonly decidedAt: Date | null }

export type ReturnPicture = { readonly id: string; readonly name: string }
export type OrderReturn = ReturnFields &
  ReturnAnswer & { readonly id: string; readonly lines: readonly ReturnedLine[]; readonly pictures: readonly ReturnPicture[] }

declare module '#platform/database/database.ts' {
  interface Tables {
    orderReturn: ReturnFields & {
      id: Generated<string>
      orderId: string
      lines: ColumnType<readonly ReturnedLine[], string, string>
      answer: Generated<string>
      returnAddress: Generated<string>
      decidedBy: string | null
      decidedAt: Date | null
      changedAt: Date
    }
    orderReturnPicture: {
      id: string
      returnId: string
      name: string
      size: number
      mediaType: string
      fileKey: string
    }
  }
}

const PICTURES = sql<readonly ReturnPicture[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.name, p.id), '[]')
  from order_return_picture p where p.return_id = order_return.id)`.as('pictures')

const selectReturns = (tx: Tx) =>
  tx
    .selectFrom('orderReturn')
    .select(['id', 'number', 'state', 'reason', 'note', 'lines', 'requestedBy', 'requestedAt'])
    .select(['answer', 'returnAddress', 'decidedAt', PICTURES])

/** The first one first. */
export const listReturns = (tx: Tx, orderId: string): Promise<OrderReturn[]> =>
  selectReturns(tx).where('orderId', '=', orderId).orderBy('id').execute()

/** One of an order, whatever else has the number. */
export const findReturn = (tx: Tx, orderId: string, number: string): Promise<OrderReturn | undefined> =>
  selectReturns(tx).where('orderId', '=', orderId).where('number', '=', number).executeTakeFirst()

type NewReturn = ReturnFields & { readonly orderId: string; readonly lines: readonly ReturnedLine[] }

export const insertReturn = async (tx: Tx, { lines, ...row }: NewReturn): Promise<string> => {
  const { id } = await tx
    .insertInto('orderReturn')
    .values({ ...row, lines: JSON.stringify(lines), decidedBy: null, decidedAt: null, changedAt: row.requestedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Of any order, those that were answered and are on their way, the first one first. */
export const listReturnsUnderWay = (tx: Tx, before: Date) =>
  tx
    .selectFrom('orderReturn')
    .innerJoin('orders', 'orders.id', 'orderReturn.orderId')
    .select(['orderReturn.number', 'orderReturn.state', 'orders.number as orderNumber'])
    .where('orderReturn.state', 'in', ['Approved', 'Received'])
    .where('orderReturn.changedAt', '<=', before)
    .orderBy('orderReturn.id')
    .execute()

type Move = { readonly number: string; readonly from: ReturnState; readonly to: ReturnState; readonly now: Date }

export const moveReturn = async (tx: Tx, { number, from, to, now }: Move): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update order_return set state = ${to}, changed_at = ${now} where number = ${number} and state = ${from}`.execute(tx)
  return numAffectedRows === 1n
}

type NewAnswer = {
  readonly answer: string
  readonly returnAddress: string
  readonly decidedBy: string | null
  readonly decidedAt: Date
}

export const answerReturn = async (tx: Tx, number: string, given: NewAnswer): Promise<void> => {
  await tx.updateTable('orderReturn').set(given).where('number', '=', number).execute()
}

/** Where parts went the last time: staff need not write it again. */
export const findLastAddress = async (tx: Tx): Promise<string> => {
  const { rows } = await sql<{ returnAddress: string }>`
    select return_address from order_return where return_address <> '' order by decided_at desc nulls last limit 1`.execute(tx)
  return rows[0]?.returnAddress ?? ''
}

type NewPicture = { readonly name: string; readonly size: number; readonly mediaType: string; readonly fileKey: string }

export const insertPicture = async (tx: Tx, place: { id: string; returnId: string }, picture: NewPicture): Promise<void> => {
  await tx
    .insertInto('orderReturnPicture')
    .values({ ...place, ...picture })
    .execute()
}

export const findPicture = (tx: Tx, returnId: string, id: string) =>
  tx.selectFrom('orderReturnPicture').selectAll().where('returnId', '=', returnId).where('id', '=', id).executeTakeFirst()
