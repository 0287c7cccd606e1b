import { z } from 'zod'
import { params } from '#features/buying/procurement/connection/connection.schema.ts'
import { endpoint, type ReplyOf } from '#kernel/endpoint.ts'
import { HELD_ORDER_LIST, HELD_REASONS } from '#features/buying/procurement/order/held-order.rules.ts'
import { listQuery } from '#kernel/list-query.schema.ts'
import { officeFind, OFFICE_PATH, OFFICE_TAG, officeTotal } from '#kernel/office-list.schema.ts'

const ofStaff = { access: 'order-viewer', tag: OFFICE_TAG } as const

export const listHeldOrders = endpoint({
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
export type HeldOrderView = ReplyOf<typeof listHeldOrders>['orders'][number]

export const decideHeldOrder = endpoint({
  ...ofStaff,
  method: 'POST',
  path: `${OFFICE_PATH}/procurement-orders/:id/decision`,
  summary: 'Orders it at our prices, or refuses it; the customer’s system is told',
  description: '409 `decided` where somebody decided before; otherwise what stands against the order, such as a budget.',
  params,
  body: z.strictObject({ decision: z.enum(['order', 'refuse']) }),
  reply: z.object({ state: z.enum(['Ordered', 'Waiting', 'Refused']), orderNumber: z.string().nullable() }),
  errors: [400, 401, 403, 404, 409, 422],
})
