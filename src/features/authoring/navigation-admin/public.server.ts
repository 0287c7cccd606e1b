import { navigationAdmin } from '#features/authoring/navigation-admin/navigation-admin.schema.ts'
import { navigationScreen, navigationStarterPages } from '#features/authoring/navigation-admin/navigation-admin.starter.ts'
import type { Feature } from '#platform/feature.ts'

/** The frame's fragments as a tree; drafts, versions and publishing are those of pages. */
export const navigationAdministration: Feature = {
  name: 'navigation-admin',
  blocks: [navigationAdmin],
  backOffice: [navigationScreen],
  starterPages: navigationStarterPages,
}
