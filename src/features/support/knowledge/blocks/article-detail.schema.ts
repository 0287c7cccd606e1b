import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** One article. Its route fills it; authors do not place it. */
export const articleDetail = defineBlock({
  type: 'article-detail',
  schema: z.strictObject({ view: z.unknown() }),
  fields: {},
  interactive: true,
})
