import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'
import { dealerViewSchema } from '#features/storefront/dealers/finder/dealer-view.rules.ts'

/** The locator's own page; what it shows first is read when the page is made. */
export const dealerFinder = defineBlock({
  type: 'dealer-finder',
  interactive: true,
  schema: z.strictObject({ view: dealerViewSchema.optional() }),
  fields: {},
})
