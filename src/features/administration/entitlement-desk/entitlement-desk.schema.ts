import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const entitlementDesk = defineBlock({
  type: 'entitlement-desk',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
