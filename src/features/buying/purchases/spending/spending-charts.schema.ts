import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The active account's spending. */
export const spendingCharts = defineBlock({ type: 'spending-charts', interactive: true, schema: z.strictObject({}), fields: {} })
