import { z } from 'zod'
import { MOST_PIECES } from '#features/buying/pricing/public.ts'
import { readingLineSchema } from '#features/buying/quick-order/public.ts'
import {
  DRAFT_REASONS,
  PURCHASE_ORDER_LIST,
  PURCHASE_ORDER_STATES,
} from '#features/buying/purchase-orders/purchase-order.rules.ts'
import { endpoint, type ReplyOf } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { listQuery } from '#kernel/list-query.schema.ts'

const state = z.enum(PURCHASE_ORDER_STATES)
const reason = z.enum(DRAFT_REASONS).nullable().describe('Why it was not ordered at once')

export const sendPurchaseOrder = endpoint({
  method: 'POST',
  access: 'key',
  path: '/api/integration/v1/purchase-orders',
  tag: 'integration',
  summary: 'Takes a purchase order as a document: PDF, xlsx, CSV or UBL 2.1; a draft for the person, or an order',
  description:
    'With `Authorization: Bearer {key}`, a key of this site with the scope `purchase-orders:write`. The body is `multipart/form-data` with `file` (up to 10 MB, 1,000 lines), `person` (the mail address of a customer who may buy) and, if it is not their default one, `account` (`{erpId}~{number}`). `Idempotency-Key` may name the document: the same key, and the same document for the same person, answer what they did the first time; the same key with another document is 422. It becomes an order only where the company of the person allows that and every line is exact: our number, pieces, our price; company rules, limits and budgets hold as for the person.',
  headers: z.object({ 'idempotency-key': z.string().min(1).max(100).optional() }),
  status: 201,
  reply: z.object({
    id: z.uuid(),
    state,
    isNew: z.boolean().describe('False where the same document came before'),
    orderNumber: z.string().nullable(),
    approvalId: z.uuid().nullable(),
    reason,
    poNumber: z.string().nullable(),
    lines: z.number().int(),
    exact: z.number().int().describe('Lines whose part is certain'),
  }),
  errors: [400, 401, 403, 404, 409, 413, 415, 422, 429],
})

const path = '/api/purchase-orders/v1'
const ofPerson = { access: 'signed-in', tag: 'purchase-orders' } as const
const params = z.object({ id: z.uuid() })

const head = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(['pdf', 'xlsx', 'text', 'ubl']),
  account: z.string(),
  poNumber: z.string().nullable(),
  state,
  reason,
  orderNumber: z.string().nullable(),
  approvalId: z.uuid().nullable(),
  receivedAt: z.string(),
})

export const listPurchaseOrders = endpoint({
  ...ofPerson,
  method: 'GET',
  path,
  summary: 'Purchase orders that a system of the customer sent for the person',
  query: listQuery(PURCHASE_ORDER_LIST).extend({ state: state.optional() }),
  reply: z.object({
    purchaseOrders: z.array(head.extend({ lines: z.number().int(), ready: z.number().int() })),
    total: z.number().int(),
    setting: z
      .object({ ordersExact: z.boolean(), mayChange: z.boolean() })
      .nullable()
      .describe('What the company of the person says; null for people of no company'),
  }),
  errors: [400, 401],
})
export type ListedOrder = ReplyOf<typeof listPurchaseOrders>['purchaseOrders'][number]

export const readPurchaseOrder = endpoint({
  ...ofPerson,
  method: 'GET',
  path: `${path}/:id`,
  summary: 'A purchase order with the lines that were read, at the prices of now',
  params,
  reply: head.extend({
    address: z.string().nullable().describe('Where the document says that it goes; the cart made of it goes there'),
    lines: z.array(readingLineSchema),
  }),
  errors: [401, 403, 404, 409],
})
export type ReadPurchaseOrder = ReplyOf<typeof readPurchaseOrder>
export type PurchaseOrderLine = ReadPurchaseOrder['lines'][number]

const lineParams = params.extend({ line: z.coerce.number().int().min(1).max(100_000) })

export const changePurchaseLine = endpoint({
  ...ofPerson,
  method: 'PATCH',
  path: `${path}/:id/lines/:line`,
  summary: 'Puts a line of a draft right: which part is meant, or how many pieces',
  description: '409 `decided` where it is no draft any more.',
  params: lineParams,
  body: z
    .strictObject({
      number: z.string().trim().min(1).max(60).optional().describe('A part number of any kind'),
      quantity: z.number().int().min(1).max(MOST_PIECES).optional(),
    })
    .refine((body) => Object.keys(body).length > 0, 'says nothing'),
  reply: z.object({
    line: readingLineSchema,
    isLearned: z.boolean().describe('For the account, where the person belongs to no company'),
    offer: z.object({ number: z.string(), sku: z.string() }).nullable().describe('What may be remembered for the company'),
  }),
  errors: [400, 401, 403, 404, 409],
})

export type ChangedLine = ReplyOf<typeof changePurchaseLine>
export const purchaseLineForm = formRules(changePurchaseLine)

export const removePurchaseLine = endpoint({
  ...ofPerson,
  method: 'DELETE',
  path: `${path}/:id/lines/:line`,
  summary: 'Leaves a line of a draft out',
  params: lineParams,
  reply: z.object({ success: z.literal(true) }),
  errors: [401, 404, 409],
})

export const putIntoCart = endpoint({
  ...ofPerson,
  method: 'POST',
  path: `${path}/:id/cart`,
  summary: 'Puts its lines whose part is known into the cart, with number and document',
  description: '409 `decided` where it was ordered, put into the cart or dismissed before; 422 where no line can be added.',
  params,
  reply: z.object({ id: z.uuid(), state: z.literal('In cart'), added: z.number().int(), left: z.number().int() }),
  errors: [401, 403, 404, 409, 422],
})

export const dismissPurchaseOrder = endpoint({
  ...ofPerson,
  method: 'POST',
  path: `${path}/:id/dismiss`,
  summary: 'Leaves a draft out',
  params,
  reply: z.object({ id: z.uuid(), state: z.literal('Dismissed') }),
  errors: [401, 404, 409],
})

export const readPurchaseDocument = endpoint({
  ...ofPerson,
  method: 'GET',
  path: `${path}/:id/document`,
  summary: 'The document as it was sent',
  params,
  errors: [401, 404],
})

export const changePurchaseSetting = endpoint({
  method: 'PUT',
  access: 'company-admin',
  tag: 'company',
  path: '/api/company/v1/purchase-orders',
  summary: 'Says whether documents with exact lines become orders at once; company-admins',
  body: z.strictObject({ ordersExact: z.boolean() }),
  reply: z.object({ ordersExact: z.boolean() }),
  errors: [400, 401, 404],
})
