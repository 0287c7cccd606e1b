import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** All publications that the reader may see, with facets; on a public page those for everyone. */
export const publicationList = defineBlock({
  type: 'publication-list',
  schema: z.strictObject({
    view: z.unknown().optional(),
    familyNames: z.record(z.string(), z.string()).optional(),
  }),
  fields: {},
  interactive: true,
})
