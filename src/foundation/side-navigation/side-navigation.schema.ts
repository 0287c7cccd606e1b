import { z } from 'zod'
import { AREAS, defineBlock, iconNameSchema } from '#foundation/blocks/public.ts'

/** Made for every page of the portal and the back office; no author places it. */
export const sideNavigation = defineBlock({
  type: 'side-navigation',
  schema: z.strictObject({
    area: z.enum(AREAS),
    groups: z.array(
      z.strictObject({
        name: z.enum(['work', 'account', 'people', 'content', 'trade', 'site', 'watch']),
        links: z.array(
          z.strictObject({ label: z.string(), href: z.string(), icon: iconNameSchema, isCurrent: z.boolean().optional() }),
        ),
      }),
    ),
  }),
  fields: {},
})
export type SideNavigationProps = z.infer<typeof sideNavigation.schema>
