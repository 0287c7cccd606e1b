import { sideNavigation as sideNavigationBlock } from '#foundation/side-navigation/side-navigation.schema.ts'
import type { Feature } from '#platform/feature.ts'

export {
  composeSideNavigation,
  findCurrent,
  findOpenGroup,
  SIDE_GROUPS,
  type SideEntry,
  type SideNavigation,
} from '#foundation/side-navigation/side-entry.rules.ts'

export const sideNavigation: Feature = { name: 'side-navigation', blocks: [sideNavigationBlock] }
