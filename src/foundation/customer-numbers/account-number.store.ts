import { sql } from 'kysely'
import { foldPartNumber } from '#kernel/part-number.ts'
import type { CustomerNumber } from '#foundation/customer-numbers/known-number.store.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    customerPartNumber: { soldToId: string; folded: string; number: string; sku: string; changedAt: Date }
  }
}

export const listCustomerNumbers = (tx: Tx, soldToId: string, most: number): Promise<CustomerNumber[]> =>
  tx
    .selectFrom('customerPartNumber')
    .select(['number', 'sku'])
    .where('soldToId', '=', soldToId)
    .orderBy('changedAt', 'desc')
    .orderBy('folded')
    .limit(most)
    .execute()

export const countCustomerNumbers = async (tx: Tx, soldToId: string): Promise<number> =>
  (
    await tx
      .selectFrom('customerPartNumber')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('soldToId', '=', soldToId)
      .executeTakeFirstOrThrow()
  ).count

/** The last meaning of a number counts. */
export const saveCustomerNumbers = async (
  tx: Tx,
  soldToId: string,
  numbers: readonly CustomerNumber[],
  now: Date,
): Promise<void> => {
  const byNumber = [...new Map(numbers.map((pair) => [foldPartNumber(pair.number), pair])).entries()]
  await sql`
    insert into customer_part_number (sold_to_id, folded, number, sku, changed_at)
    select ${soldToId}::uuid, folded, number, sku, ${now}
    from unnest(${byNumber.map(([folded]) => folded)}::text[], ${byNumber.map(([, { number }]) => number)}::text[],
      ${byNumber.map(([, { sku }]) => sku)}::text[]) as given (folded, number, sku)
    on conflict (sold_to_id, folded) do update
      set number = excluded.number, sku = excluded.sku, changed_at = excluded.changed_at`.execute(tx)
}

export const deleteCustomerNumber = async (tx: Tx, soldToId: string, number: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('customerPartNumber')
    .where('soldToId', '=', soldToId)
    .where('folded', '=', foldPartNumber(number))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
