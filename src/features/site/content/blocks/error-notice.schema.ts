import { z } from 'zod'
import { defineBlock, hrefSchema } from '#foundation/blocks/public.ts'

/** Says what happened in the product's own words: it needs no author and no database. */
export const errorNotice = defineBlock({
  type: 'error-notice',
  schema: z.strictObject({ status: z.number().int().min(400).max(599), home: hrefSchema, isReadOnly: z.boolean().optional() }),
  fields: {
    status: { kind: 'number', label: 'Status' },
    home: { kind: 'link', label: 'Home page' },
    isReadOnly: { kind: 'toggle', label: 'Read-only site' },
  },
})
export type ErrorNotice = z.infer<typeof errorNotice.schema>
