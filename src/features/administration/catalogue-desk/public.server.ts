import { dealerDesk, productDesk } from '#features/administration/catalogue-desk/catalogue-desk.schema.ts'
import { catalogueDeskPages } from '#features/administration/catalogue-desk/catalogue-desk.starter.ts'
import { dealerDeskRoutes } from '#features/administration/catalogue-desk/dealer/dealer-desk.routes.ts'
import { productDeskRoutes } from '#features/administration/catalogue-desk/product/product-desk.routes.ts'
import { reindexTask } from '#features/administration/catalogue-desk/product/reindex.task.ts'
import type { Feature } from '#platform/feature.ts'

export const catalogueDesk: Feature = {
  name: 'catalogue-desk',
  blocks: [productDesk, dealerDesk],
  starterPages: catalogueDeskPages,
  tasks: () => [reindexTask],
  routes: (app) => {
    productDeskRoutes(app)
    dealerDeskRoutes(app)
  },
}
