import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Everything that people ask staff for, in one place. */
export const requestAdmin = defineBlock({
  type: 'request-admin',
  interactive: true,
  schema: z.strictObject({
    /** Filled in: the kinds of requests there are, by their names in the page's language. */
    kinds: z.array(z.object({ kind: z.string(), name: z.string() })).default([]),
  }),
  fields: {},
})
export type RequestAdmin = z.infer<typeof requestAdmin.schema>
