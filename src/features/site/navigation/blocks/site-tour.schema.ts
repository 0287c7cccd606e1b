import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'
import { siteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'

/** The first-visit tour, drawn for the browser that shows it, with the steps that the header holds [2.3.10]. */
export const siteTour = defineBlock({
  type: 'site-tour',
  schema: z.strictObject({ steps: siteHeader.schema.shape.tour }),
  fields: {},
  interactive: true,
})
export type SiteTour = z.infer<typeof siteTour.schema>
