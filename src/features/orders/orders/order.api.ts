import { z } from 'zod'
import { orderFilterFields } from '#features/orders/orders/order-filter.schema.ts'
import { ORDER_LIST } from '#features/orders/orders/order-list.rules.ts'
import { documentSchema, listedOrderSchema, orderViewSchema } from '#features/orders/orders/order.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { listQuery } from '#kernel/list-query.schema.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const tag = 'orders'
const PATH = '/api/orders/v1'
const params = z.object({ number: z.string().max(60) })
const language = z.object({ language: z.enum(LANGUAGES).default('en') })

export const listOwnOrders = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag,
  summary: 'Orders of the account that is ordered for, page by page',
  query: listQuery(ORDER_LIST).extend(orderFilterFields),
  reply: z.object({
    rows: z.array(listedOrderSchema),
    total: z.number(),
    glances: z.object({ open: z.number(), late: z.number(), backordered: z.number() }).describe('Of all orders of the account'),
    account: z.object({ key: z.string(), number: z.string(), name: z.string() }),
  }),
  errors: [400, 401, 404, 409],
})

export const readOwnOrder = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/:number`,
  tag,
  summary: 'One order of an account of one’s own, with everything that became of it',
  params,
  query: language,
  reply: orderViewSchema,
  errors: [401, 404],
})

export const cancelOwnOrder = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/:number/cancellation`,
  tag,
  summary: 'Cancels an order for which nothing was made yet; a second time is 409',
  params,
  reply: z.object({ state: z.literal('Cancelled') }),
  errors: [401, 403, 404, 409],
})

export const subscribeToOrder = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: `${PATH}/:number/subscription`,
  tag,
  summary: 'Whether its changes come by mail',
  params,
  body: z.strictObject({ isSubscribed: z.boolean() }),
  reply: z.object({ isSubscribed: z.boolean() }),
  errors: [400, 401, 404],
})

export const noteVisit = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: `${PATH}/:number/visit`,
  tag,
  summary: 'Remembers that its changes were seen',
  params,
  status: 204,
  errors: [401, 404],
})

/** [7.10.1] */
export const listOrderDocuments = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/pif/api/order/v1/documents',
  tag,
  summary: 'Documents of an order of an account of one’s own',
  query: z.object({ appId: z.string().max(100).optional(), orderNumber: z.string().min(1).max(60) }),
  reply: z.object({ documents: z.array(documentSchema) }),
  errors: [400, 401, 404],
})
