import { z } from 'zod'
import { defineBlock, hrefSchema, iconNameSchema } from '#foundation/blocks/public.ts'
import { behaviourFields, behaviourShape, checkBehaviour } from '#features/site/content/links/link-behaviour.schema.ts'

export const linkList = defineBlock({
  type: 'link-list',
  schema: z.strictObject({
    /** Names the navigation for screen readers; shown in the `list` look. */
    heading: z.string().min(1).max(160),
    /** `tasks` is the bar under a home page's hero. */
    look: z.enum(['list', 'tasks']).default('list'),
    items: z
      .array(
        z
          .strictObject({
            label: z.string().min(1).max(120),
            text: z.string().max(200).optional(),
            href: hrefSchema,
            icon: iconNameSchema.optional(),
            ...behaviourShape,
          })
          .superRefine(checkBehaviour),
      )
      .min(1)
      .max(24),
  }),
  fields: {
    heading: { kind: 'text', label: 'Heading' },
    look: { kind: 'select', label: 'Look', options: ['list', 'tasks'] },
    items: {
      kind: 'list',
      label: 'Links',
      of: {
        label: { kind: 'text', label: 'Label' },
        text: { kind: 'text', label: 'Text' },
        href: { kind: 'link', label: 'Target' },
        icon: { kind: 'select', label: 'Icon', options: iconNameSchema.options },
        ...behaviourFields,
      },
    },
  },
})
export type LinkList = z.infer<typeof linkList.schema>
