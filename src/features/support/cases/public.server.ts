import { CASE_ANSWERED, CASE_EVENTS } from '#features/support/cases/case-event.service.ts'
import { caseMails } from '#features/support/cases/case-mail.service.ts'
import { caseDetail } from '#features/support/cases/blocks/case-detail.schema.ts'
import { caseList } from '#features/support/cases/blocks/case-list.schema.ts'
import { caseNew } from '#features/support/cases/blocks/case-new.schema.ts'
import { caseCard } from '#features/support/cases/case-card.service.ts'
import { caseFiles } from '#features/support/cases/case-file-kind.store.ts'
import { caseUploads } from '#features/support/cases/case-file.service.ts'
import { caseInbox } from '#features/support/cases/case-inbox.service.ts'
import { caseWorkInbox } from '#features/support/cases/case-work-inbox.service.ts'
import { caseInsights } from '#features/support/cases/case-insights.service.ts'
import { caseSection } from '#features/support/cases/customer-cases.service.ts'
import { caseKind } from '#features/support/cases/brought/case-kind.service.ts'
import { caseSelector } from '#features/support/cases/case-page.routes.ts'
import { caseRetention } from '#features/support/cases/case-retention.service.ts'
import { caseRoutes } from '#features/support/cases/case.routes.ts'
import { caseSource } from '#features/support/cases/case-source.service.ts'
import { caseLinks, caseStarterPages } from '#features/support/cases/case.starter.ts'
import { listOrderCases } from '#features/support/cases/order-cases.service.ts'
import { conversationRoutes } from '#features/support/cases/conversation.routes.ts'
import { caseStaffRoutes } from '#features/support/cases/staff/staff.routes.ts'
import { personalData } from '#features/support/cases/personal-data.store.ts'
import { firstCall } from '#foundation/first-calls/public.server.ts'
import { listOwnViews } from '#foundation/saved-views/public.server.ts'
import type { Feature } from '#platform/feature.ts'

export { listCasesOf, type CaseFilter } from '#features/support/cases/case-list.store.ts'
export { writeCaseId, type CaseKind, type CasePriority, type CaseStatus } from '#features/support/cases/case.rules.ts'
export { CASES_WORDS, NEW_CASE_WORDS } from '#features/support/cases/case.texts.ts'
export { listUnitCases } from '#features/support/cases/order-cases.service.ts'
export { addNote } from '#features/support/cases/staff-part.store.ts'
export { findRepeated as findRepeatedCase, insertCase } from '#features/support/cases/case.store.ts'

/** The cases themselves come by a call that other programs listen for, and stays one of its own. */
const firstViews = firstCall(
  listOwnViews,
  ({ blocks }, query) => {
    const list = query.size === 0 ? blocks.find(({ type }) => type === caseList.type) : undefined
    return list && { query: { list: list.props['isHistory'] === true ? 'case-history' : 'cases' } }
  },
  true,
)

export const cases: Feature = {
  name: 'cases',
  firstCalls: [firstViews],
  personalData,
  mails: caseMails,
  inboxKinds: [caseInbox, caseWorkInbox],
  dataKinds: [caseKind],
  blocks: [caseList, caseNew, caseDetail],
  homeCards: [caseCard],
  orderRelated: listOrderCases,
  customerSections: [caseSection],
  portalLinks: caseLinks,
  starterPages: caseStarterPages,
  selectors: [caseSelector],
  documentSources: [caseSource],
  uploadKinds: [caseUploads],
  fileKinds: [caseFiles],
  retention: [caseRetention],
  events: CASE_EVENTS,
  companyEvents: [CASE_ANSWERED],
  insights: caseInsights,
  protects: [{ right: 'cases', actions: ['case', 'customer'], mails: ['case-'] }],
  routes: (app) => {
    caseRoutes(app)
    conversationRoutes(app)
    caseStaffRoutes(app)
  },
}
