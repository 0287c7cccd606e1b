import { reviewMails } from '#features/authoring/authoring/review-mail.service.ts'
import { leadAuthors } from '#features/authoring/authoring/author-address.routes.ts'
import { authoringConfig } from '#features/authoring/authoring/authoring.settings.ts'
import { pageList } from '#features/authoring/authoring/page-list.schema.ts'
import { pageListStarterPages, pagesScreen } from '#features/authoring/authoring/page-list.starter.ts'
import { pageRoutes } from '#features/authoring/authoring/page.routes.ts'
import { presenceRoutes } from '#features/authoring/authoring/presence.routes.ts'
import { reviewRoutes } from '#features/authoring/authoring/review.routes.ts'
import { publishingRoutes } from '#features/authoring/authoring/publishing.routes.ts'
import { personalData } from '#features/authoring/authoring/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'
import { keepForDays } from '#platform/retention/retention.ts'

export { parseLocale, planTime, writeEtag } from '#features/authoring/authoring/authoring.rules.ts'
export {
  auditPage,
  localeName,
  refuseContent,
  requireContent,
  requireSeen,
  versionWord,
} from '#features/authoring/authoring/authoring.service.ts'
export {
  findEditedPage,
  insertPage,
  insertVersion,
  listMarketsOf,
  listPageLocaleNames,
  lockEditedPage,
  type EditedPage,
} from '#features/authoring/authoring/edited-page.store.ts'
export { isPagePath } from '#features/authoring/authoring/page-path.rules.ts'
export {
  deleteRedirect,
  findRedirect,
  insertRedirect,
  isPathTaken,
  selectRedirects,
  type ListedRedirect,
} from '#features/authoring/authoring/page-redirect.store.ts'
export {
  findNextTime,
  findVersionContent,
  publishVersion,
  rescheduleVersion,
  unpublish,
} from '#features/authoring/authoring/page-version.store.ts'
export {
  findPublishProblems,
  findReviewProblems,
  isReviewRequiredOn,
  publisherOf,
} from '#features/authoring/authoring/publish-check.service.ts'
export { publishDue, type DueRules } from '#features/authoring/authoring/publish-due.service.ts'

export const authoring: Feature = {
  name: 'authoring',
  personalData,
  mails: reviewMails,
  config: authoringConfig,
  blocks: [pageList],
  backOffice: [pagesScreen],
  starterPages: pageListStarterPages,
  beforePage: leadAuthors,
  retention: [keepForDays({ table: 'page_presence', column: 'seen_at', days: 1 })],
  routes: (app) => {
    pageRoutes(app)
    publishingRoutes(app)
    presenceRoutes(app)
    reviewRoutes(app)
  },
}
