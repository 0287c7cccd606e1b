import { z } from 'zod'
import { defineBlock } from '#features/blocks/public.ts'

/** Who the person is to the supplier: contact, company and ordering accounts. */
export const accountOverview = defineBlock({
  type: 'account-overview',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
