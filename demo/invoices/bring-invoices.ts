import type { Bringing } from '#demo/bring-lines.ts'
import { makeDemoInvoice } from '#demo/invoices/demo-invoice.ts'
import type { NewInvoice } from '#features/orders/invoices/public.server.ts'
import { streamOrders } from '#features/orders/orders/public.server.ts'
import { toDecimal } from '#kernel/money.ts'

const toLine = ({ lines, freightMinor, taxes, totalMinor, paidMinor = 0n, ...invoice }: NewInvoice) => {
  const write = (minor: bigint): string => toDecimal({ minor, currency: invoice.currency })
  return {
    ...invoice,
    lines: lines.map(({ unitMinor, totalMinor: total, ...part }) => ({ ...part, unit: write(unitMinor), total: write(total) })),
    taxes: taxes.map(({ name, percent, baseMinor, amountMinor }) => ({
      ...{ name, percent, base: write(baseMinor), amount: write(amountMinor) },
    })),
    ...{ freight: write(freightMinor), total: write(totalMinor), paid: write(paidMinor) },
  }
}

/** An invoice for everything that was sent; they are as old as their orders. */
export const bringInvoices = async ({ tx, bring }: Bringing, now: Date): Promise<void> => {
  await tx.deleteFrom('invoice').execute()
  const accounts = await tx.selectFrom('orders').select('accountKey').distinct().orderBy('accountKey').execute()
  const today = now.toISOString().slice(0, 10)
  for (const { accountKey } of accounts)
    for await (const orders of streamOrders(tx, accountKey, { filter: {}, today }))
      await bring('invoices', orders.flatMap((order) => makeDemoInvoice(order, now) ?? []).map(toLine))
}
