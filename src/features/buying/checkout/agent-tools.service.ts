import { z } from 'zod'
import { requireShopper } from '#features/buying/cart/public.server.ts'
import { approvalNeedSchema } from '#features/buying/checkout/checkout.schema.ts'
import { explainPurchase } from '#features/buying/checkout/cost-centre.service.ts'
import { agentTool } from '#foundation/agents/public.server.ts'

const explainApproval = agentTool({
  name: 'explain_approval',
  title: 'Explain approval',
  description: 'Who must approve an order of the cart as it is, why, and what it leaves of budget and credit. Changes nothing.',
  scope: 'shop:read',
  effect: 'reads',
  input: z.strictObject({ costCentre: z.string().max(40).optional().describe('The chosen one of the cart unless given') }),
  output: approvalNeedSchema,
  run: async ({ request }, { costCentre }) => explainPurchase(request, await requireShopper(request, {}), undefined, costCentre),
})

export const checkoutTools = [explainApproval]
