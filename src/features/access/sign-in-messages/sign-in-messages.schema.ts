import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const signInMessageList = defineBlock({
  type: 'sign-in-message-list',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
