import { makeDemoInvoice } from '#demo/invoices/demo-invoice.ts'
import { insertInvoices } from '#features/orders/invoices/public.seed.ts'
import { streamOrders } from '#features/orders/orders/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

/** An invoice for everything that was sent; they are as old as their orders. */
export const seedInvoices = async (tx: Tx, now: Date): Promise<void> => {
  await tx.deleteFrom('invoice').execute()
  const accounts = await tx.selectFrom('orders').select('accountKey').distinct().orderBy('accountKey').execute()
  const today = now.toISOString().slice(0, 10)
  for (const { accountKey } of accounts)
    for await (const orders of streamOrders(tx, accountKey, { filter: {}, today }))
      await insertInvoices(
        tx,
        orders.flatMap((order) => makeDemoInvoice(order, now) ?? []),
      )
}
