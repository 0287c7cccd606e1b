import { z } from 'zod'
import { defineBlock, richTextSchema } from '#features/blocks/public.ts'

export const text = defineBlock({
  type: 'text',
  schema: z.strictObject({
    heading: z.string().max(160).optional(),
    /** Stands where the heading would, in small: a date, a source. */
    note: z.string().max(160).optional(),
    html: richTextSchema,
  }),
  fields: {
    heading: { kind: 'text', label: 'Heading' },
    note: { kind: 'text', label: 'Note' },
    html: { kind: 'richtext', label: 'Text' },
  },
})
export type Text = z.infer<typeof text.schema>
