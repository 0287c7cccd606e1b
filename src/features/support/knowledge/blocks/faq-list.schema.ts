import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Frequent questions with their answers. */
export const faqList = defineBlock({
  type: 'faq-list',
  schema: z.strictObject({
    questions: z.array(z.object({ id: z.string(), question: z.string(), answer: z.array(z.string()) })).optional(),
  }),
  fields: {},
})
