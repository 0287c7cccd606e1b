import { invoiceFileName } from '#features/orders/invoices/invoice.rules.ts'
import { listInvoicesOfOrder } from '#features/orders/invoices/invoice.store.ts'
import type { Tx } from '#platform/database/database.ts'

/** The documents of what was billed for an order, among its documents. */
export const listInvoiceDocuments = async (tx: Tx, order: { readonly number: string; readonly accountKey: string }) => {
  const invoices = await listInvoicesOfOrder(tx, order.number)
  return invoices
    .filter(({ account }) => account === order.accountKey)
    .map(({ number }) => ({
      id: `invoice-${number}`,
      name: invoiceFileName(number),
      type: 'Invoice',
      url: `/api/invoices/v1/${encodeURIComponent(number)}/document`,
    }))
}
