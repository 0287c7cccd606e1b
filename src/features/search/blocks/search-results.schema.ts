import { z } from 'zod'
import { defineBlock } from '#features/blocks/public.ts'

/** What was found for the words in the address; what it shows is read when the page is made. */
export const searchResults = defineBlock({ type: 'search-results', schema: z.strictObject({}), fields: {} })
