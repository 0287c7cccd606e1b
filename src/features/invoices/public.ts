export { onInvoicesRequested } from '#features/invoices/request-invoices.client.ts'
