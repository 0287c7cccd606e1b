import { requireOrderingAccount, requirePersonAccount } from '#foundation/accounts/public.server.ts'
import { archiveInvoice } from '#features/orders/invoices/archive-invoice.service.ts'
import { listInvoices, listOrderInvoices, readInvoicePdf, readInvoiceSummary } from '#features/orders/invoices/invoice.api.ts'
import { dayOf, invoiceFileName } from '#features/orders/invoices/invoice.rules.ts'
import { readOwed } from '#features/orders/invoices/invoice-list.store.ts'
import { findInvoice, listInvoicesOfOrder, markDownloaded } from '#features/orders/invoices/invoice.store.ts'
import { summariseOwed } from '#features/orders/invoices/invoice-summary.rules.ts'
import { readInvoices, toListed } from '#features/orders/invoices/read-invoices.service.ts'
import type { App } from '#platform/feature.ts'
import { toDisposition } from '#platform/files/file-name.rules.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import { sendFile } from '#platform/http/send-file.ts'

/** An account's invoices for those who order for it; to everyone else they do not exist. */
export const invoiceRoutes = (app: App): void => {
  const { services } = app
  const today = (): string => dayOf(services.clock.now())

  addEndpoint(app, listInvoices, async (request) => readInvoices(request, request.query))

  addEndpoint(app, readInvoiceSummary, async (request) => {
    const { key } = await requireOrderingAccount(request)
    const { owed, paid } = await readOwed(request.tx, key)
    return summariseOwed(owed, paid, today())
  })

  addEndpoint(app, listOrderInvoices, async (request) => {
    const rows = await listInvoicesOfOrder(request.tx, request.params.orderNumber)
    const [first] = rows
    if (first) await requirePersonAccount(request, first.account)
    return { rows: rows.filter(({ account }) => account === first?.account).map((row) => toListed(row, today())) }
  })

  addEndpoint(app, readInvoicePdf, async (request, reply) => {
    const invoice = (await findInvoice(request.tx, request.params.number)) ?? notFound('invoice')
    await requirePersonAccount(request, invoice.account)
    const { archived, content } = await archiveInvoice(services, request.scope.tenant, invoice, (work) => work(request.tx))
    await markDownloaded(request.tx, [invoice.number], services.clock.now())
    const { fileKey: key, fileSize: size, sha256 } = archived
    return sendFile({
      ...{ files: services.files, request, reply, caching: 'private, no-cache' },
      file: { key, size, contentType: 'application/pdf', etag: `"${sha256}"`, ...(content && { content }) },
      disposition: toDisposition(invoiceFileName(invoice.number)),
    })
  })
}
