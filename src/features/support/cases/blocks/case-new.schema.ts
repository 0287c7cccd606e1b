import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The form that opens a case. */
export const caseNew = defineBlock({ type: 'case-new', schema: z.strictObject({}), fields: {}, interactive: true })
