import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Holds other blocks behind a heading that opens them; without script, too. */
export const fold = defineBlock({
  type: 'fold',
  holdsBlocks: true,
  schema: z.strictObject({ heading: z.string().min(1).max(160), isOpen: z.boolean().optional() }),
  fields: {
    heading: { kind: 'text', label: 'Heading' },
    isOpen: { kind: 'toggle', label: 'Open at first' },
  },
})
export type Fold = z.infer<typeof fold.schema>
