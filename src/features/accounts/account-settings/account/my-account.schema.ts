import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** A person's own data, address, password and sessions; all of it is read by the browser. */
export const myAccount = defineBlock({ type: 'my-account', interactive: true, schema: z.strictObject({}), fields: {} })
