import { z } from 'zod'
import { placeAgentOrder } from '#features/buying/agent-orders/order/place-agent-order.service.ts'
import { agentTool } from '#foundation/agents/public.server.ts'

const text = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'holds characters that cannot be printed')

export const placeOrderTool = agentTool({
  name: 'place_order',
  title: 'Place the order',
  description:
    'Orders what is in the cart. Above the person’s limits, or where they want to be asked, it answers input_required with an ' +
    'address where they confirm it; call it again with that confirmation. The same idempotencyKey orders once.',
  scope: 'order:place',
  effect: 'commits',
  input: z.strictObject({
    poNumber: text(35).optional(),
    costCentre: text(40).optional(),
    idempotencyKey: z.string().regex(/^[\x21-\x7e]{8,200}$/, 'must hold 8 to 200 visible ASCII characters'),
    confirmation: z.string().max(80).optional().describe('The id of a confirmation that was answered'),
  }),
  output: z.object({
    status: z.enum(['ordered', 'waiting_for_approval', 'input_required']),
    orderNumber: z.string().optional(),
    approvalId: z.string().optional(),
    confirmation: z
      .object({
        id: z.string(),
        url: z.string().describe('Where the person confirms this order'),
        expiresAt: z.string(),
        reason: z.string(),
      })
      .optional(),
  }),
  run: placeAgentOrder,
})
