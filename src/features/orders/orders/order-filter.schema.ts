import { z } from 'zod'
import { ORDER_GLANCES, type OrderFilter } from '#features/orders/orders/order-list.rules.ts'
import { ORDER_STATES } from '#features/orders/orders/order.rules.ts'
import { periodFilter } from '#kernel/list-query.schema.ts'

const text = z.string().trim().max(100)
const isState = (name: string): name is (typeof ORDER_STATES)[number] => ORDER_STATES.some((state) => state === name)

/** Filters of orders, as in the address of the list, its calls and the requests of exports. */
export const orderFilterFields = {
  q: text.optional().describe('Beginnings of words: order, reference, part or site'),
  po: text.optional().describe('The beginning of the customer’s own reference'),
  sku: text.optional().describe('The beginning of a part number'),
  site: text.optional().describe('The beginning of the name of where it goes'),
  state: z
    .string()
    .max(200)
    .transform((value, context) => {
      const states = value.split(',').filter((name) => name !== '')
      if (states.every(isState)) return states
      context.addIssue({ code: 'custom', message: `names a state that there is not: ${ORDER_STATES.join(', ')}` })
      return z.NEVER
    })
    .optional()
    .describe('States, with commas between them'),
  glance: z.enum(ORDER_GLANCES).optional().describe('open, late or backordered ones'),
  placed: periodFilter.optional().describe('When it was placed: 2026-11-01..2026-11-15, either day may be missing'),
  changed: periodFilter.optional().describe('When it last changed'),
} as const

export const orderFilterSchema = z.object(orderFilterFields)

/** Reads the filters of an address or of a stored export; undefined where they are none of ours. */
export const parseOrderFilter = (given: unknown): OrderFilter | undefined => orderFilterSchema.safeParse(given).data
