import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const mailTextList = defineBlock({
  type: 'mail-text-list',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
