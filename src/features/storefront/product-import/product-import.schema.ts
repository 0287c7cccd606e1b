import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Where admins bring products from a file. */
export const productImport = defineBlock({
  type: 'product-import',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
