import { z } from 'zod'
import { cartSchema } from '#features/buying/cart/cart.schema.ts'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The country whose catalogue is sold from; the page's own may be another one. */
export const shopPageSchema = z.strictObject({ country: z.string().regex(/^[a-z]{2}$/) })

/** The cart of whoever is signed in, as far as it came with the page; it has no words of its own that authors could write. */
const cartPageSchema = shopPageSchema.extend({ cart: cartSchema.optional() })
export type CartPageProps = z.infer<typeof cartPageSchema>

export const cartPage = defineBlock({ type: 'cart-page', interactive: true, schema: cartPageSchema, fields: {} })
