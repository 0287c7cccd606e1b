import { sql, type ColumnType, type Generated } from 'kysely'
import type { CallLine } from '#features/buying/recurring-orders/call-off.rules.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    recurringOrderCall: {
      id: Generated<string>
      recurringOrderId: string
      at: Date
      cartId: string
      orderNumber: string | null
      lines: ColumnType<readonly CallLine[], string, string>
    }
  }
}

export type Call = {
  readonly id: string
  readonly cartId: string
  readonly orderNumber: string | null
  readonly lines: readonly CallLine[]
}

type NewCall = Omit<Call, 'id'> & { readonly recurringOrderId: string; readonly at: Date }

export const insertCall = async (tx: Tx, { lines, ...call }: NewCall): Promise<void> => {
  await tx
    .insertInto('recurringOrderCall')
    .values({ ...call, lines: JSON.stringify(lines) })
    .execute()
}

export const listCalls = (tx: Tx, recurringOrderId: string): Promise<Call[]> =>
  tx
    .selectFrom('recurringOrderCall')
    .select(['id', 'cartId', 'orderNumber', 'lines'])
    .where('recurringOrderId', '=', recurringOrderId)
    .orderBy('id')
    .execute()

/** A call that waited for approval was ordered. */
export const setOrderOfCall = async (tx: Tx, cartId: string, orderNumber: string): Promise<void> => {
  await tx.updateTable('recurringOrderCall').set({ orderNumber }).where('cartId', '=', cartId).execute()
}

export const lockCallOf = (tx: Tx, orderNumber: string): Promise<Call | undefined> =>
  tx
    .selectFrom('recurringOrderCall')
    .select(['id', 'cartId', 'orderNumber', 'lines'])
    .where('orderNumber', '=', orderNumber)
    .forUpdate()
    .executeTakeFirst()

export const updateCallLines = async (tx: Tx, id: string, lines: readonly CallLine[]): Promise<void> => {
  await sql`update recurring_order_call set lines = ${JSON.stringify(lines)}::jsonb where id = ${id}::bigint`.execute(tx)
}
