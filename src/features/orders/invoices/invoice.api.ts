import { z } from 'zod'
import { AGES, INVOICE_LIST, INVOICE_STATES } from '#features/orders/invoices/invoice.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { listQuery, periodFilter } from '#kernel/list-query.schema.ts'
import { moneySchema } from '#kernel/money.schema.ts'

const PATH = '/api/invoices/v1'
const tag = 'invoices'
const state = z.enum(INVOICE_STATES)

export const listedInvoiceSchema = z.object({
  number: z.string(),
  orderNumber: z.string().nullable(),
  poNumber: z.string().nullable(),
  issuedOn: z.string(),
  dueOn: z.string(),
  state,
  daysLate: z.number(),
  total: moneySchema,
  open: moneySchema,
})

export const listInvoices = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag,
  summary: 'The invoices of the ordering account, page by page',
  query: listQuery(INVOICE_LIST).extend({
    state: state.optional(),
    find: z.string().max(100).optional().describe('Letters of the invoice’s, the order’s or the purchase order’s number'),
    issued: periodFilter.optional().describe('When it was issued: 2026-11-01..2026-11-15, either day may be missing'),
  }),
  reply: z.object({
    rows: z.array(listedInvoiceSchema),
    total: z.number(),
  }),
  errors: [400, 401, 409],
})

export const readInvoiceSummary = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/summary`,
  tag,
  summary: 'What the ordering account owes, by currency and age, and how many invoices have which state',
  reply: z.object({
    counts: z.array(z.object({ state, count: z.number() })),
    currencies: z.array(
      z.object({
        currency: z.string(),
        ages: z.array(z.object({ age: z.enum(AGES), amount: moneySchema })),
        overdue: moneySchema,
        open: moneySchema,
        late: z.number().describe('How many are late'),
        oldestDays: z.number().describe('How late the oldest is'),
      }),
    ),
  }),
  errors: [401, 409],
})

export const listOrderInvoices = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/orders/:orderNumber`,
  tag,
  summary: 'What was billed for an order of one of the person’s accounts; an empty list also where there is none',
  params: z.object({ orderNumber: z.string().min(1).max(40) }),
  reply: z.object({ rows: z.array(listedInvoiceSchema) }),
  errors: [401, 404],
})

export const readInvoicePdf = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/:number/document`,
  tag,
  summary: 'The archived paper of an invoice, as PDF; its checksum is the ETag',
  params: z.object({ number: z.string().min(1).max(40) }),
  errors: [401, 404],
})
