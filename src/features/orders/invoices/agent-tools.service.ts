import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { archiveInvoice } from '#features/orders/invoices/archive-invoice.service.ts'
import { listedInvoiceSchema } from '#features/orders/invoices/invoice.api.ts'
import { readInvoices } from '#features/orders/invoices/read-invoices.service.ts'
import { INVOICE_LIST, INVOICE_STATES, invoiceFileName } from '#features/orders/invoices/invoice.rules.ts'
import { findInvoice, markDownloaded } from '#features/orders/invoices/invoice.store.ts'
import { requirePersonAccount } from '#foundation/accounts/public.server.ts'
import { agentTool, cursorSchema, nextCursor, pageOf } from '#foundation/agents/public.server.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

const SIZE = 25
/** Larger ones are fetched in the portal. */
const MOST_BYTES = 4_000_000
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

const getDocument = agentTool({
  name: 'get_document',
  title: 'Get a document',
  description: 'The PDF of an invoice, by the id that list_invoices or get_order answered.',
  scope: 'documents:read',
  effect: 'reads',
  input: z.strictObject({ id: z.string().min(1).max(80) }),
  output: z.object({
    id: z.string(),
    name: z.string(),
    contentType: z.literal('application/pdf'),
    size: z.number(),
    base64: z.string(),
  }),
  run: async ({ request }, { id }) => {
    const { tx, scope, server } = request
    const { services } = server
    const number = id.startsWith(INVOICE_ID) ? id.slice(INVOICE_ID.length) : id
    const invoice = (await findInvoice(tx, number)) ?? notFound('document')
    await requirePersonAccount(request, invoice.account)
    const { archived, content } = await archiveInvoice(services, scope.tenant, invoice, (work) => work(tx))
    if (archived.fileSize > MOST_BYTES)
      throw new Problem(409, 'too_large', 'This document is too large for a tool. Open it in the portal.')
    const bytes = content ?? (await buffer((await services.files.open(archived.fileKey))?.stream ?? notFound('document')))
    await markDownloaded(tx, [number], services.clock.now())
    return {
      id: `${INVOICE_ID}${number}`,
      name: invoiceFileName(number),
      contentType: 'application/pdf' as const,
      size: bytes.length,
      base64: bytes.toString('base64'),
    }
  },
})

export const invoiceTools = [listInvoices, getDocument]
