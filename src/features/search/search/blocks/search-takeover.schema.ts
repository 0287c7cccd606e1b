import { z } from 'zod'
import { defineBlock, linkSchema } from '#foundation/blocks/public.ts'
import { OPEN_TYPES, SECURED_TYPES } from '#features/search/search-api/public.ts'
import { DEFAULT_SUGGESTIONS } from '#features/search/search/takeover/suggestion.rules.ts'

const EVERY_OPEN_TYPE = OPEN_TYPES.map((type) => ({ type }))

/** The search that opens over a page, held in the fragment /fragments/search; banners show its topics and types as well. */
export const searchTakeover = defineBlock({
  type: 'search-takeover',
  schema: z.strictObject({
    topics: z.array(linkSchema).max(8).default([]),
    types: z
      .array(z.strictObject({ type: z.enum(OPEN_TYPES) }))
      .max(OPEN_TYPES.length)
      .default(EVERY_OPEN_TYPE),
    /** Offered to people who are signed in. */
    securedTypes: z
      .array(z.strictObject({ type: z.enum(SECURED_TYPES) }))
      .max(SECURED_TYPES.length)
      .default([]),
    /** Where suggestions lead; the results page unless said [2.8.5]. */
    suggestionPath: z
      .string()
      .max(300)
      .regex(/^\/(?![/\\])[^\s\\#]*$/, 'is not a path of this site')
      .optional(),
    suggestionSize: z.number().int().min(1).max(20).default(DEFAULT_SUGGESTIONS),
  }),
  fields: {
    topics: {
      kind: 'list',
      label: 'Popular topics',
      of: { label: { kind: 'text', label: 'Label' }, href: { kind: 'link', label: 'Target' } },
    },
    types: {
      kind: 'list',
      label: 'Document types',
      of: { type: { kind: 'select', label: 'Type', options: OPEN_TYPES } },
    },
    securedTypes: {
      kind: 'list',
      label: 'Document types after signing in',
      of: { type: { kind: 'select', label: 'Type', options: SECURED_TYPES } },
    },
    suggestionPath: { kind: 'link', label: 'Page for suggestions' },
    suggestionSize: { kind: 'number', label: 'Number of suggestions' },
  },
  interactive: true,
})
export type SearchTakeover = z.infer<typeof searchTakeover.schema>
