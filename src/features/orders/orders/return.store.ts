import { sql, type ColumnType, type Generated } from 'kysely'
import type { ReturnedLine, ReturnReason, ReturnState } from '#features/orders/orders/return.rules.ts'
import type { Tx } from '#platform/database/database.ts'

export type OrderReturn = {
  readonly number: string
  readonly state: ReturnState
  readonly reason: ReturnReason
  readonly lines: readonly ReturnedLine[]
  readonly requestedAt: Date
}

declare module '#platform/database/database.ts' {
  interface Tables {
    orderReturn: Omit<OrderReturn, 'lines'> & {
      id: Generated<string>
      orderId: string
      note: string
      lines: ColumnType<readonly ReturnedLine[], string, string>
      requestedBy: string | null
      changedAt: Date
    }
  }
}

/** The first one first. */
export const listReturns = (tx: Tx, orderId: string): Promise<OrderReturn[]> =>
  tx
    .selectFrom('orderReturn')
    .select(['number', 'state', 'reason', 'lines', 'requestedAt'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute()

type NewReturn = OrderReturn & { readonly orderId: string; readonly note: string; readonly requestedBy: string }

export const insertReturn = async (tx: Tx, { lines, ...row }: NewReturn): Promise<void> => {
  await tx
    .insertInto('orderReturn')
    .values({ ...row, lines: JSON.stringify(lines), changedAt: row.requestedAt })
    .execute()
}

/** Of any order, those that nothing was decided about or that are on their way, the first one first. */
export const listOpenReturns = (tx: Tx) =>
  tx
    .selectFrom('orderReturn')
    .innerJoin('orders', 'orders.id', 'orderReturn.orderId')
    .select(['orderReturn.number', 'orderReturn.state', 'orders.number as orderNumber'])
    .where('orderReturn.state', 'in', ['Requested', 'Approved', 'Received'])
    .orderBy('orderReturn.id')
    .execute()

export const moveReturn = async (tx: Tx, number: string, from: ReturnState, to: ReturnState, now: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update order_return set state = ${to}, changed_at = ${now} where number = ${number} and state = ${from}`.execute(tx)
  return numAffectedRows === 1n
}
