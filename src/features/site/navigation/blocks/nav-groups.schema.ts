import { z } from 'zod'
import { defineBlock, imageSchema, linkSchema } from '#foundation/blocks/public.ts'

const link = { label: { kind: 'text', label: 'Label' }, href: { kind: 'link', label: 'Target' } } as const

/** The third and fourth level of a product flyout [2.3.2]. */
export const navGroups = defineBlock({
  type: 'nav-groups',
  schema: linkSchema.extend({
    text: z.string().max(400).optional(),
    image: imageSchema.optional(),
    groups: z
      .array(
        linkSchema.extend({
          links: z.array(linkSchema).max(12),
          /** There are more than the menu shows. */
          isCut: z.boolean().default(false),
        }),
      )
      .max(12),
  }),
  fields: {
    ...link,
    text: { kind: 'multiline', label: 'Text' },
    image: { kind: 'image', label: 'Picture' },
    groups: {
      kind: 'list',
      label: 'Groups',
      of: {
        ...link,
        links: { kind: 'list', label: 'Links', of: link },
        isCut: { kind: 'toggle', label: 'There are more' },
      },
    },
  },
})
export type NavGroups = z.infer<typeof navGroups.schema>
