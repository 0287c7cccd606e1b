import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const quoteAdmin = defineBlock({ type: 'quote-admin', interactive: true, schema: z.strictObject({}), fields: {} })
