import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** How the site is used, for its authors and admins. */
export const insightsBlock = defineBlock({
  type: 'insights',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
