import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Articles of service engineers about a part or its series; read when the page is made. */
export const partAnswers = defineBlock({
  type: 'part-answers',
  schema: z.strictObject({ sku: z.string().max(60) }),
  fields: { sku: { kind: 'text', label: 'Part number' } },
})
