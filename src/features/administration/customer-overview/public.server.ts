import { customerOverviewRoutes } from '#features/administration/customer-overview/customer-overview.routes.ts'
import { customerOverview as customerOverviewBlock } from '#features/administration/customer-overview/customer-overview.schema.ts'
import { customerOverviewPages, customersScreen } from '#features/administration/customer-overview/customer-overview.starter.ts'
import type { Feature } from '#platform/feature.ts'

/** Everything of one customer on a page for staff; what stands there comes from the areas that own it. */
export const customerOverview: Feature = {
  name: 'customer-overview',
  blocks: [customerOverviewBlock],
  backOffice: [customersScreen],
  starterPages: customerOverviewPages,
  routes: customerOverviewRoutes,
}
