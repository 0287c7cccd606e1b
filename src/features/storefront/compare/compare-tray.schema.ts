import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The products chosen for comparison, at the lower edge of the screen; empty it takes no room. */
export const compareTray = defineBlock({ type: 'compare-tray', schema: z.strictObject({}), fields: {} })
