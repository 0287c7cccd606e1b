import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** One quote; the server names it, and the page reads it for the person who asks. */
export const quoteDetail = defineBlock({
  type: 'quote-detail',
  interactive: true,
  schema: z.strictObject({ number: z.string(), view: z.unknown() }),
  fields: {},
})
