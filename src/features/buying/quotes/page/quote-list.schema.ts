import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The quotes of the account that is ordered for. */
export const quoteList = defineBlock({ type: 'quote-list', interactive: true, schema: z.strictObject({}), fields: {} })
