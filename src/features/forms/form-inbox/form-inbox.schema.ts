import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Where staff see what was sent with forms. */
export const formInbox = defineBlock({ type: 'form-inbox', interactive: true, schema: z.strictObject({}), fields: {} })
