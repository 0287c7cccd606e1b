import { z } from 'zod'
import { defineBlock, linkSchema } from '#features/blocks/public.ts'

export const callToAction = defineBlock({
  type: 'call-to-action',
  schema: z.strictObject({
    title: z.string().min(1).max(160),
    text: z.string().max(400).optional(),
    phone: z.string().max(40).optional(),
    action: linkSchema,
  }),
  fields: {
    title: { kind: 'text', label: 'Title' },
    text: { kind: 'multiline', label: 'Text' },
    phone: { kind: 'text', label: 'Phone' },
    action: { kind: 'link', label: 'Action' },
  },
})
export type CallToAction = z.infer<typeof callToAction.schema>
