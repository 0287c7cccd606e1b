import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const figures = defineBlock({
  type: 'figures',
  schema: z.strictObject({
    heading: z.string().max(160).optional(),
    items: z
      .array(z.strictObject({ value: z.string().min(1).max(20), label: z.string().max(120) }))
      .min(1)
      .max(6),
  }),
  fields: {
    heading: { kind: 'text', label: 'Heading' },
    items: {
      kind: 'list',
      label: 'Figures',
      of: { value: { kind: 'text', label: 'Value' }, label: { kind: 'text', label: 'Label' } },
    },
  },
})
export type Figures = z.infer<typeof figures.schema>
