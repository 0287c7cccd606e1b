export type { IssuedInvoice, NewInvoice } from '#features/orders/invoices/invoice.rules.ts'
export { insertInvoices } from '#features/orders/invoices/invoice.store.ts'
export { drawInvoice } from '#features/orders/invoices/draw-invoice.service.ts'
export { drawInThread } from '#features/orders/invoices/invoice-thread.service.ts'
