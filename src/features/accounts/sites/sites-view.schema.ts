import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'
import { ADD_SITE_PAYLOAD, addSitePayloadSchema } from '#features/accounts/sites/site.schema.ts'

/** A person's sites: a card on the account overview, and the view that it opens. */
export const sitesView = defineBlock({
  type: 'sites-view',
  interactive: true,
  schema: z.strictObject({
    addSitePayload: addSitePayloadSchema.default(ADD_SITE_PAYLOAD),
    /** Filled in by what the address requests. */
    view: z.enum(['overview', 'sites']).default('overview'),
  }),
  fields: {},
})
export type SitesViewProps = z.infer<typeof sitesView.schema>
