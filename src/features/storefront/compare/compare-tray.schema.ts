import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** What was picked for comparing, at the lower edge of the screen; empty it takes no room. */
export const compareTray = defineBlock({ type: 'compare-tray', schema: z.strictObject({}), fields: {} })
