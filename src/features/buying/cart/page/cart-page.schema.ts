import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The country whose catalogue is sold from; the page's own may be another one. */
export const shopPageSchema = z.strictObject({ country: z.string().regex(/^[a-z]{2}$/) })
export type ShopPageProps = z.infer<typeof shopPageSchema>

/** The cart of whoever is signed in; it has no words of its own that authors could write. */
export const cartPage = defineBlock({ type: 'cart-page', interactive: true, schema: shopPageSchema, fields: {} })
