import { headerActions } from '#features/navigation/header.actions.ts'
import { headerConfig } from '#features/navigation/header.config.ts'
import { frameStarterPages } from '#features/navigation/frame.starter.ts'
import { countryCookieTraits } from '#features/navigation/locale/country-cookie.traits.ts'
import { localeList } from '#features/navigation/blocks/locale-list.schema.ts'
import { navCategories } from '#features/navigation/blocks/nav-categories.schema.ts'
import { navColumns } from '#features/navigation/blocks/nav-columns.schema.ts'
import { navGroups } from '#features/navigation/blocks/nav-groups.schema.ts'
import { navTabs } from '#features/navigation/blocks/nav-tabs.schema.ts'
import { siteFooter } from '#features/navigation/blocks/site-footer.schema.ts'
import { siteHeader } from '#features/navigation/blocks/site-header.schema.ts'
import { siteTour } from '#features/navigation/blocks/site-tour.schema.ts'
import { headerPartSelectors } from '#features/navigation/header/header-part.routes.ts'
import { subnavRoutes, subnavSelectors } from '#features/navigation/menu/subnav.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const navigation: Feature = {
  name: 'navigation',
  actions: headerActions,
  config: headerConfig,
  starterPages: frameStarterPages,
  traits: countryCookieTraits,
  blocks: [siteHeader, siteFooter, navCategories, navGroups, navColumns, navTabs, localeList, siteTour],
  routes: subnavRoutes,
  selectors: [...subnavSelectors, ...headerPartSelectors],
}
