import { z } from 'zod'
import { defineBlock, richTextSchema } from '#features/blocks/public.ts'

export const text = defineBlock({
  type: 'text',
  schema: z.strictObject({
    heading: z.string().max(160).optional(),
    html: richTextSchema,
  }),
  fields: { heading: { kind: 'text', label: 'Heading' }, html: { kind: 'richtext', label: 'Text' } },
})
export type Text = z.infer<typeof text.schema>
