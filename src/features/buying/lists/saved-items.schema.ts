import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The saved items of the signed-in person; authors write no texts for it. */
export const savedItemsBlock = defineBlock({ type: 'saved-items', interactive: true, schema: z.strictObject({}), fields: {} })
