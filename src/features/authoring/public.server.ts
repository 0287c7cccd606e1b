import type {} from '#features/authoring/authoring.feature.ts'
import { pageRoutes } from '#features/authoring/page.routes.ts'
import { publishingRoutes } from '#features/authoring/publishing.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { findRedirect } from '#features/authoring/page-redirect.store.ts'
export { findNextTime, SCHEDULE_CHANNEL } from '#features/authoring/page-version.store.ts'
export { publishDue } from '#features/authoring/publish-due.service.ts'

export const authoring: Feature = {
  name: 'authoring',
  routes: (app) => {
    pageRoutes(app)
    publishingRoutes(app)
  },
}
