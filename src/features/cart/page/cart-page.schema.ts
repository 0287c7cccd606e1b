import { z } from 'zod'
import { defineBlock } from '#features/blocks/public.ts'

/** The cart of whoever is signed in; it has no words of its own that authors could write. */
export const cartPage = defineBlock({ type: 'cart-page', interactive: true, schema: z.strictObject({}), fields: {} })
