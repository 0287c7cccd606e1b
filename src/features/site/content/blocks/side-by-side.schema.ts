import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Colours of the theme on which everything else can be read. */
const GROUNDS = ['page', 'surface', 'sunken', 'soft'] as const

/** Holds other blocks beside each other; on a phone they stand below each other. */
export const sideBySide = defineBlock({
  type: 'side-by-side',
  holdsBlocks: true,
  schema: z.strictObject({
    heading: z.string().max(120).optional(),
    columns: z.enum(['2', '3']).default('2'),
    ground: z.enum(GROUNDS).default('page'),
  }),
  fields: {
    heading: { kind: 'text', label: 'Heading' },
    columns: { kind: 'select', label: 'Columns', options: ['2', '3'] },
    ground: { kind: 'colour', label: 'Background', options: GROUNDS },
  },
})
export type SideBySide = z.infer<typeof sideBySide.schema>
