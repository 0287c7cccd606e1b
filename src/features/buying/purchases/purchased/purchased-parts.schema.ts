import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Parts that the active account ordered before. */
export const purchasedParts = defineBlock({ type: 'purchased-parts', interactive: true, schema: z.strictObject({}), fields: {} })
