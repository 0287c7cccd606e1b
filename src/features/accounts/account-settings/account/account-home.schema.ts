import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The first page after signing in. */
export const accountHome = defineBlock({ type: 'account-home', interactive: true, schema: z.strictObject({}), fields: {} })
