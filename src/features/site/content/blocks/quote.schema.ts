import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const quote = defineBlock({
  type: 'quote',
  schema: z.strictObject({
    text: z.string().min(1).max(500),
    author: z.string().max(120),
    role: z.string().max(160).optional(),
  }),
  fields: {
    text: { kind: 'multiline', label: 'Quote' },
    author: { kind: 'text', label: 'Author' },
    role: { kind: 'text', label: 'Role' },
  },
})
export type Quote = z.infer<typeof quote.schema>
