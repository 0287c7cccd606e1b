import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const orderAdmin = defineBlock({ type: 'order-admin', interactive: true, schema: z.strictObject({}), fields: {} })
