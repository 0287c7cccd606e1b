import { z } from 'zod'
import { defineBlock, linkSchema } from '#foundation/blocks/public.ts'

const link = { label: { kind: 'text', label: 'Label' }, href: { kind: 'link', label: 'Target' } } as const

/** A standard flyout: columns of links under headings [2.3.2]. */
export const navColumns = defineBlock({
  type: 'nav-columns',
  schema: z.strictObject({
    columns: z
      .array(z.strictObject({ heading: z.string().min(1).max(80), links: z.array(linkSchema).max(10) }))
      .min(1)
      .max(4),
    /** Highlighted beside the columns. */
    tile: linkSchema.extend({ text: z.string().max(300).optional() }).optional(),
  }),
  fields: {
    columns: {
      kind: 'list',
      label: 'Columns',
      of: { heading: { kind: 'text', label: 'Heading' }, links: { kind: 'list', label: 'Links', of: link } },
    },
    tile: { kind: 'link', label: 'Highlight' },
  },
})
export type NavColumns = z.infer<typeof navColumns.schema>
