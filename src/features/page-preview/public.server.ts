import { previewLinkRoutes } from '#features/page-preview/preview-link.routes.ts'
import { previewLinkRetention } from '#features/page-preview/preview-link.store.ts'
import { previewSelector } from '#features/page-preview/preview.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const pagePreview: Feature = {
  name: 'page-preview',
  routes: previewLinkRoutes,
  selectors: [previewSelector],
  retention: [previewLinkRetention],
}
