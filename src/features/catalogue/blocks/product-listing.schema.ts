import { z } from 'zod'
import { defineBlock } from '#features/blocks/public.ts'

/** The products of a category with filters, sorting and 'See more'; what it shows is read when the page is made. */
export const productListing = defineBlock({
  type: 'product-listing',
  interactive: true,
  schema: z.strictObject({ category: z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+){0,3}$/) }),
  fields: { category: { kind: 'text', label: 'Category' } },
})
