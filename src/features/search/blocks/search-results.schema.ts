import { z } from 'zod'
import { defineBlock } from '#features/blocks/public.ts'

/** What the site's pages say about the words in the address; the page itself is the same for everyone. */
export const searchResults = defineBlock({
  type: 'search-results',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
