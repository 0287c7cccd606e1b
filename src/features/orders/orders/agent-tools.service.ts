import { z } from 'zod'
import { listOrders } from '#features/orders/orders/order-list.store.ts'
import { ORDER_LIST } from '#features/orders/orders/order-list.rules.ts'
import { toListedOrder } from '#features/orders/orders/order-view.rules.ts'
import { readOrderView } from '#features/orders/orders/order-view.service.ts'
import { ORDER_STATES } from '#features/orders/orders/order.rules.ts'
import { listedOrderSchema, orderViewSchema } from '#features/orders/orders/order.schema.ts'
import { requireOrderingAccount } from '#foundation/accounts/public.server.ts'
import { agentTool, cursorSchema, nextCursor, pageOf } from '#foundation/agents/public.server.ts'
import { requirePerson } from '#foundation/identity/public.server.ts'
import { readerLocale } from '#kernel/site-locale.ts'

const SIZE = 25

const listOrdersTool = agentTool({
  name: 'list_orders',
  title: 'List orders',
  description: 'Orders of the account that the customer orders for, the latest first.',
  scope: 'shop:read',
  effect: 'reads',
  input: z.strictObject({
    state: z.enum(ORDER_STATES).optional(),
    query: z.string().trim().max(100).optional().describe('Beginnings of words: order, reference, part or site'),
    cursor: cursorSchema,
  }),
  output: z.object({ orders: z.array(listedOrderSchema), total: z.number(), nextCursor: z.string().nullable() }),
  run: async ({ request }, { state, query, cursor }) => {
    const { key } = await requireOrderingAccount(request)
    const today = request.server.services.clock.now().toISOString().slice(0, 10)
    const page = pageOf(cursor)
    const choice = { q: query, state: state && [state], sort: ORDER_LIST.sort, page, size: SIZE }
    const { rows, total } = await listOrders(request.tx, key, choice, today)
    return {
      orders: rows.map((order) => toListedOrder(order, today)),
      total,
      nextCursor: nextCursor({ page, size: SIZE, total }),
    }
  },
})

const getOrder = agentTool({
  name: 'get_order',
  title: 'Get an order',
  description: 'One order of the customer’s accounts with its lines, shipments, events and documents.',
  scope: 'shop:read',
  effect: 'reads',
  input: z.strictObject({ number: z.string().min(1).max(60) }),
  output: orderViewSchema,
  run: async ({ request }, { number }) => readOrderView(request, number, readerLocale(await requirePerson(request)).language),
})

export const orderTools = [listOrdersTool, getOrder]
