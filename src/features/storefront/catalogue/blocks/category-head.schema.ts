import { z } from 'zod'
import { defineBlock, imageSchema } from '#foundation/blocks/public.ts'

/** The name of a category, one line on it, and the groups below it in one row: products begin right after it. */
export const categoryHead = defineBlock({
  type: 'category-head',
  schema: z.strictObject({
    title: z.string().min(1).max(120),
    lead: z.string().max(400).optional(),
    groups: z
      .array(
        z.strictObject({
          title: z.string().max(120),
          /** Such as how many products it holds. */
          note: z.string().max(60).optional(),
          href: z.string().max(500),
          image: imageSchema.optional(),
        }),
      )
      .max(48)
      .default([]),
  }),
  fields: {
    title: { kind: 'text', label: 'Title' },
    lead: { kind: 'multiline', label: 'Lead' },
    groups: {
      kind: 'list',
      label: 'Groups',
      of: {
        title: { kind: 'text', label: 'Title' },
        note: { kind: 'text', label: 'Note' },
        href: { kind: 'link', label: 'Target' },
        image: { kind: 'image', label: 'Picture' },
      },
    },
  },
})
export type CategoryHead = z.infer<typeof categoryHead.schema>
