export type { IssuedInvoice, NewInvoice } from '#features/invoices/invoice.rules.ts'
export { insertInvoices } from '#features/invoices/invoice.store.ts'
export { drawInvoice } from '#features/invoices/draw-invoice.service.ts'
export { drawInThread } from '#features/invoices/invoice-thread.service.ts'
