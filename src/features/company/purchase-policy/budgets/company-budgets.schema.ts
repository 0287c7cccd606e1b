import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const companyBudgets = defineBlock({
  type: 'company-budgets',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
