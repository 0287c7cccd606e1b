import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The most popular products of a brand in a category; what it shows is read when the page is made. */
export const productTiles = defineBlock({
  type: 'product-tiles',
  schema: z.strictObject({ category: z.string().max(300), brand: z.string().max(60) }),
  fields: { category: { kind: 'text', label: 'Category' }, brand: { kind: 'text', label: 'Brand' } },
})
