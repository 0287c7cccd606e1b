import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Where employees choose which of the accounts they serve are at hand. */
export const favouriteAccounts = defineBlock({
  type: 'favourite-accounts',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
