import { toolLinks, toolStarterPages } from '#features/storefront/product-tools/tool.starter.ts'
import { additionalProducts } from '#features/storefront/product-tools/blocks/additional-products.schema.ts'
import { productReplacement } from '#features/storefront/product-tools/blocks/product-replacement.schema.ts'
import { productSchedule } from '#features/storefront/product-tools/blocks/product-schedule.schema.ts'
import { selectProducts } from '#features/storefront/product-tools/blocks/select-products.schema.ts'
import { videoProductSchedule } from '#features/storefront/product-tools/blocks/video-product-schedule.schema.ts'
import { videoProductSelector } from '#features/storefront/product-tools/blocks/video-product-selector.schema.ts'
import { exportRoutes } from '#features/storefront/product-tools/export/export.routes.ts'
import { projectRoutes } from '#features/storefront/product-tools/project/project.routes.ts'
import { toolProductRoutes } from '#features/storefront/product-tools/tool-product.routes.ts'
import { personalData } from '#features/storefront/product-tools/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export const productTools: Feature = {
  name: 'product-tools',
  personalData,
  starterPages: toolStarterPages,
  siteLinks: toolLinks,
  blocks: [productReplacement, productSchedule, selectProducts, videoProductSchedule, videoProductSelector, additionalProducts],
  routes: (app) => {
    toolProductRoutes(app)
    exportRoutes(app)
    projectRoutes(app)
  },
}
