import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Where employees choose the customer whom they act for. */
export const actingPicker = defineBlock({
  type: 'impersonation-picker',
  interactive: true,
  schema: z.strictObject({ heading: z.string().min(1).max(160), text: z.string().max(600).optional() }),
  fields: { heading: { kind: 'text', label: 'Heading' }, text: { kind: 'multiline', label: 'Text' } },
})
export type ActingPicker = z.infer<typeof actingPicker.schema>
