import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const companyPartNumbers = defineBlock({
  type: 'company-part-numbers',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
