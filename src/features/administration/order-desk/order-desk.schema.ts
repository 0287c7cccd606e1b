import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const orderDesk = defineBlock({ type: 'order-desk', interactive: true, schema: z.strictObject({}), fields: {} })
