import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The search as a part of a page; topics and types are those of the header's [2.8.1]. */
export const searchBanner = defineBlock({
  type: 'search-banner',
  schema: z.strictObject({
    heading: z.string().min(1).max(120),
    text: z.string().max(300).optional(),
  }),
  fields: { heading: { kind: 'text', label: 'Heading' }, text: { kind: 'multiline', label: 'Text' } },
})
export type SearchBanner = z.infer<typeof searchBanner.schema>
