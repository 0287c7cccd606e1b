import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The products that the address names, beside each other; read when the page is made. */
export const productCompare = defineBlock({ type: 'product-compare', schema: z.strictObject({}), fields: {} })
