import { requireOrderingAccount, requirePersonAccount } from '#foundation/accounts/public.server.ts'
import { archiveInvoice } from '#features/orders/invoices/archive-invoice.service.ts'
import { listInvoices, listOrderInvoices, readInvoicePdf, readInvoiceSummary } from '#features/orders/invoices/invoice.api.ts'
import { countDaysLate, dayOf, decideInvoiceState, invoiceFileName } from '#features/orders/invoices/invoice.rules.ts'
import { listInvoices as readInvoices, readOwed, type ListedInvoice } from '#features/orders/invoices/invoice-list.store.ts'
import { findInvoice, listInvoicesOfOrder, markDownloaded } from '#features/orders/invoices/invoice.store.ts'
import { summariseOwed } from '#features/orders/invoices/invoice-summary.rules.ts'
import { toMoneyJson } from '#kernel/money.ts'
import type { App } from '#platform/feature.ts'
import { toDisposition } from '#platform/files/file-name.rules.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import { sendFile } from '#platform/http/send-file.ts'

type Told = Omit<ListedInvoice, 'totalMinor' | 'paidMinor'> & {
  readonly totalMinor: string | bigint
  readonly paidMinor: string | bigint
}

const toListed = (row: Told, today: string) => {
  const { number, orderNumber, poNumber, issuedOn, dueOn, currency, isDisputed } = row
  const [totalMinor, paidMinor] = [BigInt(row.totalMinor), BigInt(row.paidMinor)]
  const state = decideInvoiceState({ dueOn, totalMinor, paidMinor, isDisputed }, today)
  return {
    ...{ number, orderNumber, poNumber, issuedOn, dueOn, state },
    daysLate: state === 'Paid' ? 0 : countDaysLate(dueOn, today),
    total: toMoneyJson({ minor: totalMinor, currency }),
    open: toMoneyJson({ minor: totalMinor - paidMinor, currency }),
  }
}

/** An account's invoices for those who order for it; to everyone else they do not exist. */
export const invoiceRoutes = (app: App): void => {
  const { services } = app
  const today = (): string => dayOf(services.clock.now())

  addEndpoint(app, listInvoices, async (request) => {
    const { key } = await requireOrderingAccount(request)
    const { state, find, issued, ...list } = request.query
    const { rows, total } = await readInvoices(request.tx, key, { state, find, issued }, list, today())
    return { rows: rows.map((row) => toListed(row, today())), total }
  })

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
