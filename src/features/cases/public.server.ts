import { caseDetail } from '#features/cases/blocks/case-detail.schema.ts'
import { caseList } from '#features/cases/blocks/case-list.schema.ts'
import { caseNew } from '#features/cases/blocks/case-new.schema.ts'
import { caseCard } from '#features/cases/case-card.service.ts'
import { caseFiles } from '#features/cases/case-file-kind.store.ts'
import { caseUploads } from '#features/cases/case-file.service.ts'
import { caseInsights } from '#features/cases/case-insights.service.ts'
import { caseSelector } from '#features/cases/case-page.routes.ts'
import { caseRetention } from '#features/cases/case-retention.service.ts'
import { caseRoutes } from '#features/cases/case.routes.ts'
import { caseSource } from '#features/cases/case.source.ts'
import { caseLinks, caseStarterPages } from '#features/cases/case.starter.ts'
import { listOrderCases } from '#features/cases/order-cases.service.ts'
import { conversationRoutes } from '#features/cases/conversation.routes.ts'
import { caseStaffRoutes } from '#features/cases/staff/staff.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { writeCaseId } from '#features/cases/case.rules.ts'
export { findRepeated as findRepeatedCase, insertCase } from '#features/cases/case.store.ts'

export const cases: Feature = {
  name: 'cases',
  blocks: [caseList, caseNew, caseDetail],
  homeCards: [caseCard],
  orderRelated: listOrderCases,
  portalLinks: caseLinks,
  starterPages: caseStarterPages,
  selectors: [caseSelector],
  documentSources: [caseSource],
  uploadKinds: [caseUploads],
  fileKinds: [caseFiles],
  retention: [caseRetention],
  insights: caseInsights,
  protects: [{ right: 'cases', actions: ['case', 'customer'], mails: ['case-'] }],
  routes: (app) => {
    caseRoutes(app)
    conversationRoutes(app)
    caseStaffRoutes(app)
  },
}
