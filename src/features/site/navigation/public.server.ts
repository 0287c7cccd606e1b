import { headerActions, headerConfig, countryCookieTraits } from '#features/site/navigation/navigation.settings.ts'
import { frameStarterPages } from '#features/site/navigation/frame.starter.ts'
import { localeList } from '#features/site/navigation/blocks/locale-list.schema.ts'
import { navCategories } from '#features/site/navigation/blocks/nav-categories.schema.ts'
import { navColumns } from '#features/site/navigation/blocks/nav-columns.schema.ts'
import { navGroups } from '#features/site/navigation/blocks/nav-groups.schema.ts'
import { navTabs } from '#features/site/navigation/blocks/nav-tabs.schema.ts'
import { siteFooter } from '#features/site/navigation/blocks/site-footer.schema.ts'
import { siteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'
import { siteTour } from '#features/site/navigation/blocks/site-tour.schema.ts'
import { personalData } from '#features/site/navigation/personal-data.store.ts'
import { tourRoutes } from '#features/site/navigation/tour/tour.routes.ts'
import { headerPartSelectors } from '#features/site/navigation/header/header-part.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { navCategories } from '#features/site/navigation/blocks/nav-categories.schema.ts'
export { navGroups } from '#features/site/navigation/blocks/nav-groups.schema.ts'

export const navigation: Feature = {
  name: 'navigation',
  actions: headerActions,
  config: headerConfig,
  starterPages: frameStarterPages,
  traits: countryCookieTraits,
  blocks: [siteHeader, siteFooter, navCategories, navGroups, navColumns, navTabs, localeList, siteTour],
  selectors: headerPartSelectors,
  personalData,
  routes: tourRoutes,
}
