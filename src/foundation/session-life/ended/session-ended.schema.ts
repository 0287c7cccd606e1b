import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Says that a session has ended, in the product's own words, and leads back to where its person was. */
export const sessionEnded = defineBlock({
  type: 'session-ended',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
