import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const entitlementAdmin = defineBlock({
  type: 'entitlement-admin',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
