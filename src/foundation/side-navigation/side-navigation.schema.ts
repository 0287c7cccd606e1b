import { z } from 'zod'
import { SIDE_GROUPS } from '#foundation/side-navigation/side-entry.rules.ts'
import { AREAS, defineBlock, iconNameSchema } from '#foundation/blocks/public.ts'

/** Made for every page of the portal and the back office; no author places it. */
export const sideNavigation = defineBlock({
  type: 'side-navigation',
  schema: z.strictObject({
    area: z.enum(AREAS),
    groups: z.array(
      z.strictObject({
        name: z.enum([...SIDE_GROUPS.portal, ...SIDE_GROUPS['back-office']]),
        /** Whether its links are shown before somebody opens it. */
        isOpen: z.boolean().optional(),
        links: z.array(
          z.strictObject({ label: z.string(), href: z.string(), icon: iconNameSchema, isCurrent: z.boolean().optional() }),
        ),
      }),
    ),
  }),
  fields: {},
})
export type SideNavigationProps = z.infer<typeof sideNavigation.schema>
