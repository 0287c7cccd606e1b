import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const companyWebhooksBlock = defineBlock({
  type: 'company-webhooks',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
