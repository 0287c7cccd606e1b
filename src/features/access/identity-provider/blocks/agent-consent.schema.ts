import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'
import { AGENT_SCOPES } from '#foundation/agents/public.ts'
import { artSchema } from '#features/access/identity-provider/blocks/art.schema.ts'

/** Made by the server when an app or agent asks to act for somebody who has signed in. */
export const agentConsent = defineBlock({
  type: 'agent-consent',
  schema: z.strictObject({
    art: artSchema,
    name: z.string().max(100).default(''),
    /** Of the client's description; what it says of itself is not proven. */
    host: z.string().max(300).default(''),
    /** Where the answer goes. */
    target: z.string().max(300).default(''),
    email: z.string().max(254).default(''),
    scopes: z.array(z.enum(AGENT_SCOPES)).default([]),
    currency: z.string().max(3).default(''),
    orderLimit: z.string().max(40).default(''),
    monthLimit: z.string().max(40).default(''),
    asksAlways: z.boolean().default(false),
    isOrderLimitWrong: z.boolean().optional(),
    isMonthLimitWrong: z.boolean().optional(),
  }),
  fields: {},
})
export type AgentConsent = z.infer<typeof agentConsent.schema>
