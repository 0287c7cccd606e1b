import { z } from 'zod'
import { defineBlock, linkSchema } from '#foundation/blocks/public.ts'

export const breadcrumbs = defineBlock({
  type: 'breadcrumbs',
  schema: z.strictObject({
    /** From the home page down to the parent. */
    trail: z.array(linkSchema).max(8),
    /** This page. */
    current: z.string().min(1).max(200),
  }),
  fields: {
    trail: {
      kind: 'list',
      label: 'Trail',
      of: { label: { kind: 'text', label: 'Label' }, href: { kind: 'link', label: 'Target' } },
    },
    current: { kind: 'text', label: 'This page' },
  },
})
export type Breadcrumbs = z.infer<typeof breadcrumbs.schema>
