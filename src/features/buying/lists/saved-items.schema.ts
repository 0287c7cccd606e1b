import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** What the signed-in person saved; it has no words that authors could write. */
export const savedItemsBlock = defineBlock({ type: 'saved-items', interactive: true, schema: z.strictObject({}), fields: {} })
