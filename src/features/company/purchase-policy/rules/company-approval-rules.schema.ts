import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const companyApprovalRules = defineBlock({
  type: 'company-approval-rules',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
