import { z } from 'zod'
import { defineBlock, imageSchema, linkSchema, richTextSchema } from '#foundation/blocks/public.ts'

export const imageText = defineBlock({
  type: 'image-text',
  schema: z.strictObject({
    heading: z.string().min(1).max(160),
    html: richTextSchema,
    image: imageSchema,
    side: z.enum(['left', 'right']).default('right'),
    figures: z
      .array(z.strictObject({ value: z.string().max(20), label: z.string().max(120) }))
      .max(4)
      .default([]),
    action: linkSchema.optional(),
  }),
  fields: {
    heading: { kind: 'text', label: 'Heading' },
    html: { kind: 'richtext', label: 'Text' },
    image: { kind: 'image', label: 'Picture' },
    side: { kind: 'select', label: 'Picture on the', options: ['left', 'right'] },
    figures: {
      kind: 'list',
      label: 'Figures',
      of: { value: { kind: 'text', label: 'Value' }, label: { kind: 'text', label: 'Label' } },
    },
    action: { kind: 'link', label: 'Action' },
  },
})
export type ImageText = z.infer<typeof imageText.schema>
