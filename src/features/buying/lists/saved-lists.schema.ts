import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Lists of the signed-in person and of the company; it has no words that authors could write. */
export const savedListsBlock = defineBlock({ type: 'saved-lists', interactive: true, schema: z.strictObject({}), fields: {} })
