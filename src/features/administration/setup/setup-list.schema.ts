import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const setupList = defineBlock({ type: 'setup-list', interactive: true, schema: z.strictObject({}), fields: {} })
