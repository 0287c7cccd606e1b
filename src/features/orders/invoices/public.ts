export { onInvoicesRequested } from '#features/orders/invoices/request-invoices.client.ts'
