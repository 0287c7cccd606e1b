import { z } from 'zod'
import { CHANGE_DECISIONS, CHANGE_STATES, ORDER_CHANGE_LIST } from '#features/orders/order-changes/order-change.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { listQuery } from '#kernel/list-query.schema.ts'
import { OFFICE_PATH, OFFICE_TAG, officeTotal as total } from '#kernel/office-list.schema.ts'

const tag = 'orders'
const PATH = '/api/orders/v1/:number/changes'
const params = z.object({ number: z.string().max(60) })
const position = z.number().int().min(1)
const language = z.object({
  language: z.enum(LANGUAGES).optional().describe('Of the reasons of a refusal; the person’s own where nothing is said'),
})
const note = z.string().trim().max(1000).default('')

const lineSchema = z.object({
  position: z.number(),
  sku: z.string(),
  name: z.string(),
  before: z.number(),
  quantity: z.number(),
  isCancelled: z.boolean(),
})

const changeSchema = z.object({
  id: z.string(),
  state: z.enum(CHANGE_STATES),
  note: z.string(),
  answer: z.string(),
  requestedAt: z.string(),
  decidedAt: z.string().nullable(),
  lines: z.array(lineSchema),
})

export const requestChange = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: PATH,
  tag,
  summary: 'Asks for another quantity of lines, or to cancel them; staff answer',
  description:
    'More pieces must need nobody’s approval: 409 `needs_approval`, `budget_exceeded` or `credit_exceeded` with the reasons in `because`.',
  params,
  query: language,
  body: z.strictObject({
    lines: z
      .array(
        z.union([
          z.strictObject({ position, quantity: z.number().int().min(1).max(999_999) }),
          z.strictObject({ position, cancel: z.literal(true) }),
        ]),
      )
      .min(1)
      .max(1000),
    note,
  }),
  status: 201,
  reply: z.object({ id: z.string() }),
  errors: [400, 401, 403, 404, 409, 422],
})

export const changeForm = formRules(requestChange)

export const listChanges = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag,
  summary: 'Changes that were asked for of an order, and what can be asked for of its lines',
  params,
  reply: z.object({
    changes: z.array(changeSchema),
    lines: z.array(
      z.object({
        position: z.number(),
        least: z.number(),
        most: z.number(),
        mayCancel: z.boolean(),
        isOpen: z.boolean().describe('Waits for an answer'),
      }),
    ),
  }),
  errors: [401, 404],
})

const OFFICE = `${OFFICE_PATH}/order-changes`

export const listStaffChanges = endpoint({
  method: 'GET',
  access: 'order-viewer',
  path: OFFICE,
  tag: OFFICE_TAG,
  summary: 'Changes of orders that customers ask for; admins with the right to see orders',
  query: listQuery(ORDER_CHANGE_LIST).extend({
    find: z.string().trim().max(100).optional().describe('Letters of the order’s or the account’s number'),
    state: z.enum(CHANGE_STATES).optional(),
  }),
  reply: z.object({
    rows: z.array(
      changeSchema.extend({
        orderNumber: z.string(),
        account: z.string(),
        requester: z.string().nullable(),
        decider: z.string().nullable(),
      }),
    ),
    total,
  }),
  errors: [400, 401, 403, 404],
})

export const decideChange = endpoint({
  method: 'POST',
  access: 'order-viewer',
  path: `${OFFICE}/:id/decision`,
  tag: OFFICE_TAG,
  summary: 'Approves a change of an order, which is then made, or refuses it; admins with the right to see orders',
  params: z.object({ id: z.uuid() }),
  query: language,
  body: z.strictObject({
    decision: z.enum(CHANGE_DECISIONS).describe('`approve` or `deny`; `accept`, `reject` and `decline` mean the same'),
    note,
  }),
  reply: z.object({ id: z.string(), state: z.enum(CHANGE_STATES), by: z.string(), at: z.string() }),
  errors: [400, 401, 403, 404, 409],
})
