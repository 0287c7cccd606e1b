import { z } from 'zod'
import { anchorSchema, defineBlock, richTextSchema } from '#foundation/blocks/public.ts'

export const text = defineBlock({
  type: 'text',
  schema: z.strictObject({
    heading: z.string().max(160).optional(),
    anchor: anchorSchema.optional(),
    /** Stands where the heading would, in small: a date, a source. */
    note: z.string().max(160).optional(),
    html: richTextSchema,
  }),
  fields: {
    heading: { kind: 'text', label: 'Heading' },
    anchor: { kind: 'text', label: 'Anchor' },
    note: { kind: 'text', label: 'Note' },
    html: { kind: 'richtext', label: 'Text' },
  },
})
export type Text = z.infer<typeof text.schema>
