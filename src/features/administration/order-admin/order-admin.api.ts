import { z } from 'zod'
import { ORDER_DESK_LIST } from '#features/administration/order-admin/order-admin.rules.ts'
import { ORDER_STATES } from '#features/orders/orders/public.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { listQuery, periodFilter } from '#kernel/list-query.schema.ts'
import { moneySchema } from '#kernel/money.schema.ts'
import { OFFICE_PATH, OFFICE_TAG as tag, officeTotal as total } from '#kernel/office-list.schema.ts'

const path = `${OFFICE_PATH}/orders`
const errors = [400, 401, 403, 404] as const
const text = z.string().trim().max(100).optional()

const row = z.object({
  number: z.string(),
  poNumber: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  state: z.enum(ORDER_STATES),
  source: z.enum(['portal', 'erp']),
  placedAt: z.string(),
  promisedOn: z.string().nullable(),
  lines: z.number(),
  total: moneySchema,
  isLate: z.boolean(),
})

export const listAllOrders = endpoint({
  method: 'GET',
  access: 'order-viewer',
  path,
  tag,
  summary: 'Orders of all accounts of the site; admins with the right to see orders, each look is in the audit log',
  query: listQuery(ORDER_DESK_LIST).extend({
    find: text.describe('The beginning of an order’s number or of the customer’s reference'),
    account: text.describe('Letters of an account’s number or name'),
    company: z.string().trim().max(40).optional().describe('The number of a company, whose accounts are meant'),
    state: z.enum(ORDER_STATES).optional(),
    placed: periodFilter.optional().describe('When it was placed: 2026-11-01..2026-11-15, either day may be missing'),
  }),
  reply: z.object({ rows: z.array(row), total }),
  errors,
})

export const findOrders = endpoint({
  method: 'GET',
  access: 'order-viewer',
  path: `${OFFICE_PATH}/order-numbers`,
  tag,
  summary:
    'Orders with this number or customer’s reference, written in full; admins with the right to see orders, each one found is in the audit log',
  query: z.object({ number: z.string().trim().min(1).max(100) }),
  reply: z.object({ rows: z.array(row.pick({ number: true, accountName: true, state: true })) }),
  errors: [400, 401, 403, 404],
})

export const readAnyOrder = endpoint({
  method: 'GET',
  access: 'order-viewer',
  path: `${path}/:number`,
  tag,
  summary: 'What is known of one order; admins with the right to see orders, each look is in the audit log',
  params: z.object({ number: z.string().max(30) }),
  reply: row.extend({
    company: z.string().nullable().describe('The number of the company that the account belongs to'),
    placedBy: z.object({ name: z.string(), email: z.string() }).nullable(),
    shipTo: z.array(z.string()).describe('Lines of the address'),
    parts: z.array(
      z.object({
        position: z.number(),
        sku: z.string(),
        name: z.string(),
        quantity: z.number(),
        shipped: z.number(),
        total: moneySchema,
      }),
    ),
    shipments: z.array(
      z.object({
        number: z.string(),
        carrier: z.string(),
        trackingNumber: z.string(),
        shippedOn: z.string(),
        deliveredOn: z.string().nullable(),
      }),
    ),
    returns: z.array(z.object({ number: z.string(), state: z.string() })),
  }),
  errors,
})
