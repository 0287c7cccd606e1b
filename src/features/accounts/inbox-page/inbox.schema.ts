import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The inbox of the person who is signed in; authors write no texts for it. */
export const inboxBlock = defineBlock({ type: 'inbox', interactive: true, schema: z.strictObject({}), fields: {} })
