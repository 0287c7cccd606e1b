import { z } from 'zod'
import { defineBlock, linkSchema } from '#features/blocks/public.ts'

/** The frame's upper part, held in the fragment /fragments/header. */
export const siteHeader = defineBlock({
  type: 'site-header',
  schema: z.strictObject({
    /** 'Halden' and 'Aerospace'. */
    brand: z.string().min(1).max(60),
    unit: z.string().max(80).optional(),
    entries: z.array(linkSchema).max(8),
    contact: linkSchema.optional(),
  }),
  fields: {
    brand: { kind: 'text', label: 'Brand' },
    unit: { kind: 'text', label: 'Business unit' },
    entries: {
      kind: 'list',
      label: 'Navigation',
      of: { label: { kind: 'text', label: 'Label' }, href: { kind: 'link', label: 'Target' } },
    },
    contact: { kind: 'link', label: 'Contact' },
  },
})
export type SiteHeader = z.infer<typeof siteHeader.schema>
