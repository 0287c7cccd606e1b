import { leadAuthors } from '#features/authoring/author-address.routes.ts'
import { pageList } from '#features/authoring/page-list.schema.ts'
import { pageListStarterPages, pagesScreen } from '#features/authoring/page-list.starter.ts'
import { pageRoutes } from '#features/authoring/page.routes.ts'
import { publishingRoutes } from '#features/authoring/publishing.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { auditPage, authorOf, authorsOnly } from '#features/authoring/authoring.service.ts'
export { findEditedPage, insertVersion, listPageLocaleNames, lockEditedPage } from '#features/authoring/edited-page.store.ts'
export { findRedirect } from '#features/authoring/page-redirect.store.ts'
export {
  findNextTime,
  findVersionContent,
  publishVersion,
  rescheduleVersion,
  SCHEDULE_CHANNEL,
} from '#features/authoring/page-version.store.ts'
export { publishDue } from '#features/authoring/publish-due.service.ts'

export const authoring: Feature = {
  name: 'authoring',
  blocks: [pageList],
  backOffice: [pagesScreen],
  starterPages: pageListStarterPages,
  beforePage: leadAuthors,
  routes: (app) => {
    pageRoutes(app)
    publishingRoutes(app)
  },
}
