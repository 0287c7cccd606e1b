import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Articles with a search and what narrows it. */
export const knowledgeList = defineBlock({
  type: 'knowledge-list',
  schema: z.strictObject({ view: z.unknown().optional() }),
  fields: {},
  interactive: true,
})
