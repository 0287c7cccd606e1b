import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const table = defineBlock({
  type: 'table',
  schema: z.strictObject({
    caption: z.string().min(1).max(200),
    /** `number` columns line up on the right; `phone` numbers can be called. */
    columns: z
      .array(z.strictObject({ label: z.string().min(1).max(80), kind: z.enum(['text', 'number', 'phone']).default('text') }))
      .min(1)
      .max(8),
    rows: z.array(z.strictObject({ cells: z.array(z.string().max(300)).min(1).max(8) })).max(200),
  }),
  fields: {
    caption: { kind: 'text', label: 'Caption' },
    columns: {
      kind: 'list',
      label: 'Columns',
      of: {
        label: { kind: 'text', label: 'Label' },
        kind: { kind: 'select', label: 'Kind', options: ['text', 'number', 'phone'] },
      },
    },
    rows: { kind: 'list', label: 'Rows', of: { cells: { kind: 'lines', label: 'Cells', keepsEmpty: true } } },
  },
})
export type Table = z.infer<typeof table.schema>
