import { z } from 'zod'
import { anchorSchema, defineBlock, hrefSchema, imageSchema, linkSchema, iconNameSchema } from '#foundation/blocks/public.ts'

export const cards = defineBlock({
  type: 'cards',
  schema: z.strictObject({
    heading: z.string().max(160).optional(),
    text: z.string().max(300).optional(),
    all: linkSchema.optional(),
    /** `tiles` are pictures on plates, `plain` have an icon and words, `news` are dated lines. */
    look: z.enum(['tiles', 'plain', 'news']).default('tiles'),
    items: z
      .array(
        z.strictObject({
          title: z.string().min(1).max(160),
          anchor: anchorSchema.optional(),
          text: z.string().max(400).optional(),
          href: hrefSchema.optional(),
          image: imageSchema.optional(),
          icon: iconNameSchema.optional(),
          date: z.iso.date().optional(),
        }),
      )
      .max(48),
  }),
  fields: {
    heading: { kind: 'text', label: 'Heading' },
    text: { kind: 'text', label: 'Text' },
    all: { kind: 'link', label: 'Link to all' },
    look: { kind: 'select', label: 'Look', options: ['tiles', 'plain', 'news'] },
    items: {
      kind: 'list',
      label: 'Cards',
      of: {
        title: { kind: 'text', label: 'Title' },
        anchor: { kind: 'text', label: 'Anchor' },
        text: { kind: 'multiline', label: 'Text' },
        href: { kind: 'link', label: 'Target' },
        image: { kind: 'image', label: 'Picture' },
        icon: { kind: 'select', label: 'Icon', options: iconNameSchema.options },
        date: { kind: 'date', label: 'Date' },
      },
    },
  },
})
export type Cards = z.infer<typeof cards.schema>

/** Without a heading above them the titles are the page's second level. */
export type CardListProps = Pick<Cards, 'items'> & { readonly level: 'h2' | 'h3' }
