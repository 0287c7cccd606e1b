import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Orders that wait for approval, of the person who looks; it has no words that authors could write. */
export const approvalList = defineBlock({ type: 'approval-list', interactive: true, schema: z.strictObject({}), fields: {} })
