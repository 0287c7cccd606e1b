import { z } from 'zod'
import { defineBlock, linkSchema } from '#foundation/blocks/public.ts'

/** The frame's lower part, held in the fragment /fragments/footer. */
export const siteFooter = defineBlock({
  type: 'site-footer',
  schema: z.strictObject({
    brand: z.string().min(1).max(60),
    unit: z.string().max(80).optional(),
    about: z.string().max(300),
    columns: z.array(z.strictObject({ heading: z.string().min(1).max(60), links: z.array(linkSchema).max(12) })).max(4),
    /** The group's sites, this one among them. */
    business: z.array(linkSchema).max(12).default([]),
    copyright: z.string().max(120),
    legal: z.array(linkSchema).max(8),
    /** Floats over the page once it is scrolled [2.25.5]. */
    support: linkSchema.optional(),
  }),
  fields: {
    brand: { kind: 'text', label: 'Brand' },
    unit: { kind: 'text', label: 'Business unit' },
    about: { kind: 'multiline', label: 'About' },
    columns: {
      kind: 'list',
      label: 'Columns',
      of: {
        heading: { kind: 'text', label: 'Heading' },
        links: {
          kind: 'list',
          label: 'Links',
          of: { label: { kind: 'text', label: 'Label' }, href: { kind: 'link', label: 'Target' } },
        },
      },
    },
    business: {
      kind: 'list',
      label: 'Business links',
      of: {
        label: { kind: 'text', label: 'Label' },
        href: { kind: 'link', label: 'Target' },
      },
    },
    copyright: { kind: 'text', label: 'Copyright' },
    legal: {
      kind: 'list',
      label: 'Legal links',
      of: { label: { kind: 'text', label: 'Label' }, href: { kind: 'link', label: 'Target' } },
    },
    support: { kind: 'link', label: 'Support button' },
  },
})
export type SiteFooter = z.infer<typeof siteFooter.schema>
