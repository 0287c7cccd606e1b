import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const dataRecords = defineBlock({
  type: 'data-records',
  interactive: true,
  schema: z.strictObject({
    kind: z.string().max(40),
    tabs: z.array(z.strictObject({ kind: z.string().max(40), path: z.string().max(200) })).max(20),
  }),
  fields: {},
})
