import { z } from 'zod'
import { defineBlock, hrefSchema, linkSchema } from '#foundation/blocks/public.ts'

/** The second level of a product flyout; each entry loads what lies below it [2.3.2]. */
export const navCategories = defineBlock({
  type: 'nav-categories',
  schema: z.strictObject({
    label: z.string().max(200).optional(),
    href: hrefSchema,
    items: z.array(linkSchema.extend({ subnav: z.string().max(400) })).max(40),
  }),
  fields: {
    label: { kind: 'text', label: 'Label' },
    href: { kind: 'link', label: 'Page with all of them' },
    items: {
      kind: 'list',
      label: 'Categories',
      of: {
        label: { kind: 'text', label: 'Label' },
        href: { kind: 'link', label: 'Target' },
        subnav: { kind: 'link', label: 'Sub-navigation' },
      },
    },
  },
})
export type NavCategories = z.infer<typeof navCategories.schema>
