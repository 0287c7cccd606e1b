import { z } from 'zod'
import { OVERVIEW_VIEWS } from '#features/accounts/account-settings/account/overview-view.rules.ts'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Who the person is to the supplier: contact, company and ordering accounts. */
export const accountOverview = defineBlock({
  type: 'account-overview',
  interactive: true,
  // Which of its views the address requests is filled in.
  schema: z.strictObject({ view: z.enum(OVERVIEW_VIEWS).default('overview') }),
  fields: {},
})
export type AccountOverview = z.infer<typeof accountOverview.schema>
