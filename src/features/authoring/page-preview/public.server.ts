import { previewLinkRoutes } from '#features/authoring/page-preview/preview-link.routes.ts'
import { previewLinkRetention } from '#features/authoring/page-preview/preview-link.store.ts'
import { previewSelector } from '#features/authoring/page-preview/preview.routes.ts'
import type { Feature } from '#platform/feature.ts'

export const pagePreview: Feature = {
  name: 'page-preview',
  routes: previewLinkRoutes,
  selectors: [previewSelector],
  retention: [previewLinkRetention],
}
