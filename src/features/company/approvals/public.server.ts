import { approvalMails } from '#features/company/approvals/approval-mail.service.ts'
import { approvalRoutes } from '#features/company/approvals/approval.routes.ts'
import { escalateApprovals } from '#features/company/approvals/escalate.service.ts'
import type { Feature } from '#platform/feature.ts'

export { findWaitingPurchases, type WaitingPurchases } from '#features/company/approvals/approval-contributions.service.ts'
export { describeBudget, describeNeeds } from '#features/company/approvals/approval-view.service.ts'
export { submitForApproval } from '#features/company/approvals/submit-approval.service.ts'

/** Orders that somebody of the customer's company must approve before they are placed. */
export const approvals: Feature = {
  name: 'approvals',
  mails: approvalMails,
  routes: approvalRoutes,
  recurring: [escalateApprovals],
}
