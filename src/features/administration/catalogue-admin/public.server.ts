import { dealerAdmin, productAdmin } from '#features/administration/catalogue-admin/catalogue-admin.schema.ts'
import { catalogueAdminPages } from '#features/administration/catalogue-admin/catalogue-admin.starter.ts'
import { dealerAdminRoutes } from '#features/administration/catalogue-admin/dealer/dealer-admin.routes.ts'
import { productAdminRoutes } from '#features/administration/catalogue-admin/product/product-admin.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const catalogueAdmin: Feature = {
  name: 'catalogue-admin',
  blocks: [productAdmin, dealerAdmin],
  starterPages: catalogueAdminPages,
  routes: (app) => {
    productAdminRoutes(app)
    dealerAdminRoutes(app)
  },
}
