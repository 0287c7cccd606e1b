import { z } from 'zod'
import { defineBlock, linkSchema } from '#foundation/blocks/public.ts'

/** A tab flyout: a panel of links for each tab [2.3.2]. */
export const navTabs = defineBlock({
  type: 'nav-tabs',
  interactive: true,
  schema: z.strictObject({
    label: z.string().min(1).max(80),
    tabs: z
      .array(
        z.strictObject({
          label: z.string().min(1).max(60),
          text: z.string().max(300).optional(),
          links: z.array(linkSchema.extend({ text: z.string().max(200).optional() })).max(9),
        }),
      )
      .min(1)
      .max(5),
  }),
  fields: {
    label: { kind: 'text', label: 'Name of the tabs' },
    tabs: {
      kind: 'list',
      label: 'Tabs',
      of: {
        label: { kind: 'text', label: 'Label' },
        text: { kind: 'multiline', label: 'Text' },
        links: {
          kind: 'list',
          label: 'Links',
          of: {
            label: { kind: 'text', label: 'Label' },
            href: { kind: 'link', label: 'Target' },
            text: { kind: 'text', label: 'Text' },
          },
        },
      },
    },
  },
})
export type NavTabs = z.infer<typeof navTabs.schema>
