import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** What the active account spent. */
export const spendingCharts = defineBlock({ type: 'spending-charts', interactive: true, schema: z.strictObject({}), fields: {} })
