import { z } from 'zod'
import { defineBlock, richTextSchema } from '#foundation/blocks/public.ts'

export const tabs = defineBlock({
  type: 'tabs',
  interactive: true,
  isTimeless: true,
  schema: z.strictObject({
    heading: z.string().max(160).optional(),
    items: z
      .array(z.strictObject({ label: z.string().min(1).max(60), html: richTextSchema }))
      .min(1)
      .max(8),
  }),
  fields: {
    heading: { kind: 'text', label: 'Heading' },
    items: {
      kind: 'list',
      label: 'Tabs',
      of: { label: { kind: 'text', label: 'Label' }, html: { kind: 'richtext', label: 'Content' } },
    },
  },
})
export type Tabs = z.infer<typeof tabs.schema>
