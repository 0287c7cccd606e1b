import { z } from 'zod'
import { defineBlock } from '#features/blocks/public.ts'

/** Part numbers and quantities, pasted as a list. */
export const quickCart = defineBlock({ type: 'quick-cart', interactive: true, schema: z.strictObject({}), fields: {} })
