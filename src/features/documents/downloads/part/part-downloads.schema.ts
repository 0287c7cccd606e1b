import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Documents about a part, with what stands before them; read when the page is made. */
export const partDownloads = defineBlock({
  type: 'part-downloads',
  schema: z.strictObject({ sku: z.string().max(60) }),
  fields: { sku: { kind: 'text', label: 'Part number' } },
})
