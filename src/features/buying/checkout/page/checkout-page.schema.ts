import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const checkoutPageSchema = z.strictObject({
  /** The country whose catalogue is sold from. */
  country: z.string().regex(/^[a-z]{2}$/),
  step: z.enum(['payment', 'delivery', 'review']),
  /** The origin of the card fields, on the step that shows them. */
  gateway: z.string().optional(),
})
export type CheckoutPageProps = z.infer<typeof checkoutPageSchema>

/** One step of the checkout of whoever is signed in; it has no words that authors could write. */
export const checkoutPage = defineBlock({ type: 'checkout-page', interactive: true, schema: checkoutPageSchema, fields: {} })
