import { toolStarterPages } from '#features/schedules/tool.starter.ts'
import { productReplacement } from '#features/schedules/blocks/product-replacement.schema.ts'
import { productSchedule } from '#features/schedules/blocks/product-schedule.schema.ts'
import { selectProducts } from '#features/schedules/blocks/select-products.schema.ts'
import { videoProductSchedule } from '#features/schedules/blocks/video-product-schedule.schema.ts'
import { videoProductSelector } from '#features/schedules/blocks/video-product-selector.schema.ts'
import { exportRoutes } from '#features/schedules/export/export.routes.ts'
import { projectRoutes } from '#features/schedules/project/project.routes.ts'
import { toolProductRoutes } from '#features/schedules/tool-product.routes.ts'
import type { Feature } from '#server/feature.ts'

export { TOOL_WORDS, type ToolPage } from '#features/schedules/tool-page-words.ts'
export { TOOL_PATHS } from '#features/schedules/tool.starter.ts'

export const schedules: Feature = {
  name: 'schedules',
  starterPages: toolStarterPages,
  blocks: [productReplacement, productSchedule, selectProducts, videoProductSchedule, videoProductSelector],
  routes: (app) => {
    toolProductRoutes(app)
    exportRoutes(app)
    projectRoutes(app)
  },
}
