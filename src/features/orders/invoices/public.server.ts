import { INVOICE_CREATED } from '#features/orders/invoices/company-event.service.ts'
import { invoiceSection } from '#features/orders/invoices/customer-invoices.service.ts'
import { invoiceTools, readInvoiceDocument } from '#features/orders/invoices/agent-tools.service.ts'
import { archiveInvoices } from '#features/orders/invoices/archive-invoice.service.ts'
import { invoiceFiles } from '#features/orders/invoices/invoice-file-kind.store.ts'
import { invoiceKind } from '#features/orders/invoices/invoice-kind.service.ts'
import { invoiceList } from '#features/orders/invoices/invoice-list.schema.ts'
import { invoiceRoutes } from '#features/orders/invoices/invoice.routes.ts'
import { invoicesLink, invoiceStarterPages } from '#features/orders/invoices/invoices.starter.ts'
import { overdueCard } from '#features/orders/invoices/overdue-card.service.ts'
import { listInvoiceDocuments } from '#features/orders/invoices/order-invoices.service.ts'
import { personalData } from '#features/orders/invoices/personal-data.store.ts'
import { listInvoices, readInvoiceSummary } from '#features/orders/invoices/invoice.api.ts'
import { firstCallOfList } from '#foundation/first-calls/public.server.ts'
import { listOwnViews } from '#foundation/saved-views/public.server.ts'
import type { Feature } from '#platform/feature.ts'

export { tellInvoice } from '#features/orders/invoices/company-event.service.ts'
export { archiveInvoice, type ArchiveParts } from '#features/orders/invoices/archive-invoice.service.ts'
export { drawInvoice } from '#features/orders/invoices/draw-invoice.service.ts'
export { drawInThread } from '#features/orders/invoices/invoice-thread.service.ts'
export { listInvoicesOfOrder, markDownloaded, recordInvoice } from '#features/orders/invoices/invoice.store.ts'
export { invoiceFileName, type IssuedInvoice, type NewInvoice } from '#features/orders/invoices/invoice.rules.ts'
export { countInvoices, readInvoicesAfter, type Invoice, type InvoiceSelection } from '#features/orders/invoices/invoice.store.ts'

export const invoices: Feature = {
  name: 'invoices',
  agentTools: invoiceTools,
  agentDocuments: readInvoiceDocument,
  personalData,
  homeCards: [overdueCard],
  customerSections: [invoiceSection],
  portalLinks: [invoicesLink],
  firstCalls: [
    firstCallOfList(listInvoices, { block: invoiceList.type }),
    firstCallOfList(readInvoiceSummary, { block: invoiceList.type }),
    firstCallOfList(listOwnViews, { block: invoiceList.type, query: { list: 'invoices' } }),
  ],
  starterPages: invoiceStarterPages,
  blocks: [invoiceList],
  recurring: [archiveInvoices],
  dataKinds: [invoiceKind],
  companyEvents: [INVOICE_CREATED],
  fileKinds: [invoiceFiles],
  orderDocuments: listInvoiceDocuments,
  routes: invoiceRoutes,
}
