import { z } from 'zod'
import { defineBlock, imageSchema, linkSchema } from '#foundation/blocks/public.ts'

export const carousel = defineBlock({
  type: 'carousel',
  interactive: true,
  isTimeless: true,
  schema: z.strictObject({
    heading: z.string().min(1).max(160),
    slides: z
      .array(
        z.strictObject({
          title: z.string().min(1).max(160),
          text: z.string().max(600),
          source: z.string().max(160).optional(),
          image: imageSchema.optional(),
          action: linkSchema.optional(),
        }),
      )
      .min(1)
      .max(8),
  }),
  fields: {
    heading: { kind: 'text', label: 'Heading' },
    slides: {
      kind: 'list',
      label: 'Slides',
      of: {
        title: { kind: 'text', label: 'Title' },
        text: { kind: 'multiline', label: 'Text' },
        source: { kind: 'text', label: 'Source' },
        image: { kind: 'image', label: 'Picture' },
        action: { kind: 'link', label: 'Action' },
      },
    },
  },
})
export type Carousel = z.infer<typeof carousel.schema>
