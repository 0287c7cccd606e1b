import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Finds products and puts them into the schedule. */
export const selectProducts = defineBlock({ type: 'select-products', interactive: true, schema: z.strictObject({}), fields: {} })
