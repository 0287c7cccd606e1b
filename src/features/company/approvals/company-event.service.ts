import type { PlacingContext } from '#features/company/approvals/approval-contributions.service.ts'
import type { Approval } from '#features/company/approvals/approval.store.ts'
import { publishCompanyEvent } from '#foundation/outbox/public.server.ts'
import { toDecimal } from '#kernel/money.ts'

export const APPROVAL_REQUESTED = 'approval.requested'

/** For the company as a whole: its admins see all of its approvals. */
export const tellRequested = ({ tx, server }: PlacingContext, approval: Approval): Promise<void> => {
  const { id, companyId, accountKey, costCentre, poNumber, total, needs, lines, submittedAt } = approval
  return publishCompanyEvent(server.services, tx, {
    ...{ name: APPROVAL_REQUESTED, id, about: { companyId } },
    data: {
      ...{ approvalId: id, account: accountKey, costCentre, poNumber, submittedAt: submittedAt.toISOString() },
      ...{ currency: total.currency, total: toDecimal(total) },
      rules: needs.map(({ rule }) => rule).filter((rule) => rule !== ''),
      lines: lines.map(({ sku, name, quantity }) => ({ sku, name, quantity })),
    },
  })
}
