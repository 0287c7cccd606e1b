import { z } from 'zod'
import { defineBlock, richTextSchema } from '#foundation/blocks/public.ts'

/** Native details and summary: works without script. */
export const accordion = defineBlock({
  type: 'accordion',
  schema: z.strictObject({
    heading: z.string().max(160).optional(),
    items: z
      .array(z.strictObject({ question: z.string().min(1).max(200), html: richTextSchema }))
      .min(1)
      .max(40),
  }),
  fields: {
    heading: { kind: 'text', label: 'Heading' },
    items: {
      kind: 'list',
      label: 'Entries',
      of: { question: { kind: 'text', label: 'Question' }, html: { kind: 'richtext', label: 'Answer' } },
    },
  },
})
export type Accordion = z.infer<typeof accordion.schema>
