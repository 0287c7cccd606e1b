import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The products of a category with filters, sorting and 'See more'; what it shows is read when the page is made. */
export const productListing = defineBlock({
  type: 'product-listing',
  interactive: true,
  schema: z.strictObject({
    category: z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+){0,3}$/),
    /** Advice on the tile between the products; a general text unless given. */
    about: z.string().max(400).optional(),
  }),
  fields: { category: { kind: 'text', label: 'Category' }, about: { kind: 'multiline', label: 'Help with choosing' } },
})
