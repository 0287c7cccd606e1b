import { APPROVAL_REQUESTED } from '#features/company/approvals/company-event.service.ts'
import { approvalTools } from '#features/company/approvals/agent-tools.service.ts'
import { approvalSection } from '#features/company/approvals/customer-approvals.service.ts'
import { approvalInbox } from '#features/company/approvals/approval-inbox.service.ts'
import { approvalMails } from '#features/company/approvals/approval-mail.service.ts'
import { approvalPageRoutes } from '#features/company/approvals/approval-page.routes.ts'
import { approvalsLink, approvalStarterPages } from '#features/company/approvals/approval.starter.ts'
import { approvalDetail } from '#features/company/approvals/detail/approval-detail.schema.ts'
import { approvalList } from '#features/company/approvals/list/approval-list.schema.ts'
import { approvalRoutes } from '#features/company/approvals/approval.routes.ts'
import { checkIncrease } from '#features/company/approvals/order-increase.service.ts'
import { listOrderApprovals } from '#features/company/approvals/order-approval.service.ts'
import { escalateApprovals } from '#features/company/approvals/escalate.service.ts'
import { DEPARTURE_MAIL, reportDepartures } from '#features/company/approvals/departed-approver.service.ts'
import { withdrawOrphans } from '#features/company/approvals/departed-requester.service.ts'
import { personalData } from '#features/company/approvals/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export {
  findWaitingPurchases,
  type FollowOrder,
  type WaitingPurchases,
} from '#features/company/approvals/approval-contributions.service.ts'
export { describeBudget, describeNeeds } from '#features/company/approvals/approval-view.service.ts'
export { withdrawOrder } from '#features/company/approvals/decide-approval.service.ts'
export { isWaiting } from '#features/company/approvals/approval.store.ts'
export { replaceApprovers } from '#features/company/approvals/replace-approver.store.ts'
export { submitForApproval } from '#features/company/approvals/submit-approval.service.ts'

/** Orders that somebody of the customer's company must approve before they are placed. */
export const approvals: Feature = {
  name: 'approvals',
  agentTools: approvalTools,
  blocks: [approvalList, approvalDetail],
  customerSections: [approvalSection],
  starterPages: approvalStarterPages,
  portalLinks: [approvalsLink],
  mails: [...approvalMails, DEPARTURE_MAIL],
  companyEvents: [APPROVAL_REQUESTED],
  inboxKinds: [approvalInbox],
  routes: (app) => {
    approvalRoutes(app)
    approvalPageRoutes(app)
  },
  orderApprovals: listOrderApprovals,
  orderIncreases: checkIncrease,
  recurring: [escalateApprovals, reportDepartures, withdrawOrphans],
  personalData,
}
