import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** One product with everything that is known of it; what it shows is read when the page is made. */
export const productDetail = defineBlock({
  type: 'product-detail',
  schema: z.strictObject({ sku: z.string().max(60) }),
  fields: { sku: { kind: 'text', label: 'Part number' } },
})
