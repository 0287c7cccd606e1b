import { defineBlock } from '#features/blocks/public.ts'
import { shopPageSchema } from '#features/cart/page/cart-page.schema.ts'

/** Part numbers and quantities, pasted as a list. */
export const quickCart = defineBlock({ type: 'quick-cart', interactive: true, schema: shopPageSchema, fields: {} })
