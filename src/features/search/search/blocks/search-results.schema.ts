import { z } from 'zod'
import { kindOfSearch } from '#features/search/search/search-kind.rules.ts'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The results for the query in the address; read when the page is made. */
export const searchResults = defineBlock({
  type: 'search-results',
  schema: z.strictObject({}),
  fields: {},
  pageKind: (_props, { query }) => kindOfSearch(query.get('type')),
})
