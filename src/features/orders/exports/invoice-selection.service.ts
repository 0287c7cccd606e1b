import { isWholeFilter } from '#features/orders/exports/order-filter.rules.ts'
import type { InvoiceSelection } from '#features/orders/invoices/public.server.ts'
import { parseOrderFilter, readOrderBatch, type OrderCursor } from '#features/orders/orders/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

export type InvoiceChoice = {
  readonly account: string
  readonly numbers?: readonly string[] | undefined
  /** Those of the orders that these filters mean. */
  readonly filters?: Readonly<Record<string, string>> | undefined
  readonly today: string
}

type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Invoices to read, in bounded parts where the orders' filters decide. */
export async function* listSelections(choice: InvoiceChoice, transact: Transact): AsyncGenerator<InvoiceSelection> {
  const { account, numbers, filters = {}, today } = choice
  const filter = isWholeFilter(filters) ? undefined : parseOrderFilter(filters)
  if (numbers || !filter) {
    yield { account, ...(numbers && { numbers }) }
    return
  }
  let after: OrderCursor | undefined
  for (;;) {
    const query = { filter, today, ...(after && { after }) }
    const { orders, next } = await transact((tx) => readOrderBatch(tx, account, query))
    yield { account, orderNumbers: orders.map(({ number }) => number) }
    if (!next) return
    after = next
  }
}
