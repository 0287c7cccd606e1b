import { z } from 'zod'
import { params } from '#features/buying/procurement/connection/connection.schema.ts'
import { endpoint, type ReplyOf } from '#kernel/endpoint.ts'
import { HELD_ORDER_LIST, HELD_REASONS } from '#features/buying/procurement/order/waiting-order.rules.ts'
import { listQuery } from '#kernel/list-query.schema.ts'
import { moneySchema } from '#kernel/money.schema.ts'
import { officeFind, OFFICE_PATH, OFFICE_TAG, officeTotal } from '#kernel/office-list.schema.ts'

const ofStaff = { access: 'order-viewer', tag: OFFICE_TAG } as const

export const listWaitingOrders = endpoint({
  ...ofStaff,
  method: 'GET',
  path: `${OFFICE_PATH}/procurement-orders`,
  summary: 'Orders of procurement systems that wait for staff',
  query: listQuery(HELD_ORDER_LIST).extend({ find: officeFind, reason: z.enum(HELD_REASONS).optional() }),
  reply: z.object({
    orders: z.array(
      z.object({
        id: z.uuid(),
        orderId: z.string(),
        reason: z.string().nullable(),
        receivedAt: z.string(),
        connection: z.string(),
        company: z.string(),
        lines: z.number().int(),
      }),
    ),
    total: officeTotal,
  }),
  errors: [400, 401, 403, 404],
})
export type WaitingOrderView = ReplyOf<typeof listWaitingOrders>['orders'][number]

const address = z.object({
  name: z.string(),
  street: z.string(),
  extra: z.string(),
  postalCode: z.string(),
  city: z.string(),
  region: z.string(),
  countryCode: z.string(),
})
const waitingLine = z.object({
  lineNumber: z.number().int(),
  sku: z.string(),
  name: z.string().nullable(),
  quantity: z.number().int(),
  unit: z.string(),
  price: z.string().nullable().describe('Of one piece, as the order has it'),
  currency: z.string().nullable(),
  ours: moneySchema.nullable().describe('Of one piece, at this quantity'),
  isOther: z.boolean().describe('Whether the two prices differ'),
  shipTo: address.nullable().describe('Only where lines go to different places'),
})

export const openWaitingOrder = endpoint({
  ...ofStaff,
  method: 'GET',
  path: `${OFFICE_PATH}/procurement-orders/:id`,
  summary: 'One order that waits for staff: its lines with their prices beside ours, and where it goes',
  description: '404 once it was decided or withdrawn.',
  params,
  reply: z.object({
    id: z.uuid(),
    orderId: z.string(),
    reason: z.string().nullable(),
    receivedAt: z.string(),
    connection: z.string(),
    company: z.string(),
    account: z.string().nullable(),
    comments: z.string(),
    lines: z.array(waitingLine),
    shipTo: address.nullable(),
    needsPlace: z.boolean().describe('Whether a place must be chosen to order it'),
    places: z.array(address.extend({ id: z.string() })).describe('Of the account, to choose from'),
    problem: z.string().nullable().describe('Why it cannot be ordered at all now'),
  }),
  errors: [400, 401, 403, 404],
})
export type OpenedWaitingOrder = ReplyOf<typeof openWaitingOrder>

export const decideWaitingOrder = endpoint({
  ...ofStaff,
  method: 'POST',
  path: `${OFFICE_PATH}/procurement-orders/:id/decision`,
  summary: 'Orders it at our prices, or refuses it; the customer’s system is told',
  description:
    '409 `decided` where somebody decided before; 422 `address_required` where it names no place that can be delivered to and none was chosen; otherwise what stands against the order, such as a budget.',
  params,
  body: z.strictObject({
    decision: z.enum(['order', 'refuse']),
    place: z.string().max(60).optional().describe('Id of one of its places, where the order needs one'),
  }),
  reply: z.object({ state: z.enum(['Ordered', 'Waiting', 'Refused']), orderNumber: z.string().nullable() }),
  errors: [400, 401, 403, 404, 409, 422],
})
