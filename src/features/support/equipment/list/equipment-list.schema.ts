import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Equipment of the active account. */
export const equipmentList = defineBlock({ type: 'equipment-list', interactive: true, schema: z.strictObject({}), fields: {} })
