import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const companyCostCentres = defineBlock({
  type: 'company-cost-centres',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
