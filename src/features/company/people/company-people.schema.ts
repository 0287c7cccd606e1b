import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

export const companyPeopleBlock = defineBlock({
  type: 'company-people',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
