export { insertInvoices } from '#features/orders/invoices/invoice.store.ts'
