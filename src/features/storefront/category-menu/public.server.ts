import { subnavRoutes, subnavSelectors } from '#features/storefront/category-menu/subnav.routes.ts'
import type { Feature } from '#platform/feature.ts'

/** The second to fourth level of the header's menu, as markup. */
export const categoryMenu: Feature = { name: 'category-menu', routes: subnavRoutes, selectors: subnavSelectors }
