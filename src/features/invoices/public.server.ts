import { archiveInvoices } from '#features/invoices/archive-invoice.service.ts'
import { invoiceKind } from '#features/invoices/invoice-kind.service.ts'
import { invoiceList } from '#features/invoices/invoice-list.schema.ts'
import { invoiceRoutes } from '#features/invoices/invoice.routes.ts'
import { invoicesLink, invoiceStarterPages } from '#features/invoices/invoices.starter.ts'
import { overdueCard } from '#features/invoices/overdue-card.service.ts'
import { listOrderPapers } from '#features/invoices/order-papers.service.ts'
import type { Feature } from '#platform/feature.ts'

export { archiveInvoice, type ArchiveParts } from '#features/invoices/archive-invoice.service.ts'
/** @public */
export { decideInvoiceState, type InvoiceState, type NewInvoice } from '#features/invoices/invoice.rules.ts'
/** @public */
export { listInvoicesOfOrder, recordInvoice } from '#features/invoices/invoice.store.ts'
export { invoiceFileName } from '#features/invoices/invoice.rules.ts'
export { countInvoices, readInvoicesAfter, type Invoice, type InvoiceSelection } from '#features/invoices/invoice.store.ts'

export const invoices: Feature = {
  name: 'invoices',
  homeCards: [overdueCard],
  portalLinks: [invoicesLink],
  starterPages: invoiceStarterPages,
  blocks: [invoiceList],
  recurring: [archiveInvoices],
  integrationKinds: [invoiceKind],
  orderDocuments: listOrderPapers,
  routes: invoiceRoutes,
}
