import { z } from 'zod'
import { defineBlock, imageSchema } from '#foundation/blocks/public.ts'

export const imageGallery = defineBlock({
  type: 'image-gallery',
  interactive: true,
  schema: z.strictObject({
    heading: z.string().max(160).optional(),
    text: z.string().max(300).optional(),
    items: z
      .array(z.strictObject({ image: imageSchema, caption: z.string().max(300).optional() }))
      .min(1)
      .max(24),
  }),
  fields: {
    heading: { kind: 'text', label: 'Heading' },
    text: { kind: 'text', label: 'Text' },
    items: {
      kind: 'list',
      label: 'Pictures',
      of: { image: { kind: 'image', label: 'Picture' }, caption: { kind: 'text', label: 'Caption' } },
    },
  },
})
export type ImageGallery = z.infer<typeof imageGallery.schema>
