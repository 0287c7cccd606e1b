import { z } from 'zod'
import { defineBlock, imageSchema } from '#foundation/blocks/public.ts'

export const flyoutViewer = defineBlock({
  type: 'flyout-viewer',
  interactive: true,
  schema: z.strictObject({
    heading: z.string().max(160).optional(),
    image: imageSchema,
    text: z.string().max(600).optional(),
  }),
  fields: {
    heading: { kind: 'text', label: 'Heading' },
    image: { kind: 'image', label: 'Picture' },
    text: { kind: 'multiline', label: 'Text beside it' },
  },
})
export type FlyoutViewer = z.infer<typeof flyoutViewer.schema>
