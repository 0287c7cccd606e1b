import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** One publication with its revisions and the reader. Its route fills it; authors do not place it. */
export const publicationDetail = defineBlock({
  type: 'publication-detail',
  schema: z.strictObject({ view: z.unknown() }),
  fields: {},
  interactive: true,
})
