import { quoteSection } from '#features/administration/quote-admin/customer-quotes.service.ts'
import { partCostKind } from '#features/administration/quote-admin/part-cost-kind.service.ts'
import { quoteAdminRoutes } from '#features/administration/quote-admin/quote-admin.routes.ts'
import { quoteAdmin as quoteAdminBlock } from '#features/administration/quote-admin/quote-admin.schema.ts'
import { quoteAdminPages, quotesScreen } from '#features/administration/quote-admin/quote-admin.starter.ts'
import type { Feature } from '#platform/feature.ts'

export const quoteAdmin: Feature = {
  name: 'quote-admin',
  customerSections: [quoteSection],
  blocks: [quoteAdminBlock],
  backOffice: [quotesScreen],
  starterPages: quoteAdminPages,
  dataKinds: [partCostKind],
  routes: quoteAdminRoutes,
}
