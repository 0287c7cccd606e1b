import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { archiveInvoice } from '#features/orders/invoices/archive-invoice.service.ts'
import { listedInvoiceSchema } from '#features/orders/invoices/invoice.api.ts'
import { readInvoices } from '#features/orders/invoices/read-invoices.service.ts'
import { INVOICE_LIST, INVOICE_STATES, invoiceFileName } from '#features/orders/invoices/invoice.rules.ts'
import { findInvoice, markDownloaded } from '#features/orders/invoices/invoice.store.ts'
import { requirePersonAccount } from '#foundation/accounts/public.server.ts'
import { agentTool, cursorSchema, nextCursor, pageOf, type AgentDocumentSource } from '#foundation/agents/public.server.ts'
import { notFound } from '#platform/http/errors.ts'

const SIZE = 25
const LONGEST_ID = 80
const INVOICE_ID = 'invoice-'

const listInvoices = agentTool({
  name: 'list_invoices',
  title: 'List invoices',
  description: 'Invoices of the account that the customer orders for; `id` is for get_document.',
  scope: 'documents:read',
  effect: 'reads',
  input: z.strictObject({ state: z.enum(INVOICE_STATES).optional(), cursor: cursorSchema }),
  output: z.object({
    invoices: z.array(listedInvoiceSchema.extend({ id: z.string() })),
    total: z.number(),
    nextCursor: z.string().nullable(),
  }),
  run: async ({ request }, { state, cursor }) => {
    const page = pageOf(cursor)
    const { rows, total } = await readInvoices(request, { state, sort: INVOICE_LIST.sort, page, size: SIZE })
    return {
      invoices: rows.map((row) => ({ ...row, id: `${INVOICE_ID}${row.number}` })),
      total,
      nextCursor: nextCursor({ page, size: SIZE, total }),
    }
  },
})

/** The PDF of an invoice, by its number or the id that `list_invoices` answers. */
export const readInvoiceDocument: AgentDocumentSource = async ({ request }, id) => {
  const { tx, scope, server } = request
  const { services } = server
  const number = id.startsWith(INVOICE_ID) ? id.slice(INVOICE_ID.length) : id
  const invoice = id.length > LONGEST_ID ? undefined : await findInvoice(tx, number)
  if (!invoice) return undefined
  await requirePersonAccount(request, invoice.account)
  const { archived, content } = await archiveInvoice(services, scope.tenant, invoice, (work) => work(tx))
  return {
    ...{ id: `${INVOICE_ID}${number}`, name: invoiceFileName(number), contentType: 'application/pdf' },
    size: archived.fileSize,
    read: async () => {
      await markDownloaded(tx, [number], services.clock.now())
      return content ?? buffer((await services.files.open(archived.fileKey))?.stream ?? notFound('document'))
    },
  }
}

export const invoiceTools = [listInvoices]
