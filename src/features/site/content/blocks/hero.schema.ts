import { z } from 'zod'
import { defineBlock, imageSchema, linkSchema } from '#foundation/blocks/public.ts'

export const hero = defineBlock({
  type: 'hero',
  schema: z.strictObject({
    title: z.string().min(1).max(120),
    lead: z.string().max(400).optional(),
    /** The first is the strong one. */
    actions: z.array(linkSchema).max(2).default([]),
    image: imageSchema.optional(),
    /** Notes beside the drawing, hidden on a phone. */
    callouts: z
      .array(z.strictObject({ title: z.string().max(60), text: z.string().max(80) }))
      .max(2)
      .default([]),
    /** `home` fills the screen's width with the drawing; `page` is a quiet title band. */
    size: z.enum(['home', 'page']).default('home'),
  }),
  fields: {
    title: { kind: 'text', label: 'Title' },
    lead: { kind: 'multiline', label: 'Lead' },
    actions: {
      kind: 'list',
      label: 'Actions',
      of: { label: { kind: 'text', label: 'Label' }, href: { kind: 'link', label: 'Target' } },
    },
    image: { kind: 'image', label: 'Drawing' },
    callouts: {
      kind: 'list',
      label: 'Callouts',
      of: { title: { kind: 'text', label: 'Title' }, text: { kind: 'text', label: 'Text' } },
    },
    size: { kind: 'select', label: 'Size', options: ['home', 'page'] },
  },
})
export type Hero = z.infer<typeof hero.schema>
