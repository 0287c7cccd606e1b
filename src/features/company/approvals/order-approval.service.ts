import { approvalPath } from '#features/company/approvals/approval-paths.rules.ts'
import { nameNeed } from '#features/company/approvals/approval-view.service.ts'
import { listByOrders } from '#features/company/approvals/order-approval.store.ts'
import { isConcerned } from '#features/company/approvals/read-approval.service.ts'
import { findMember } from '#features/company/people/public.server.ts'
import type { ApprovalSource } from '#features/orders/orders/public.server.ts'

/** Who approved orders and why they had to, for those who may see it; colleagues see the cost centre. */
export const listOrderApprovals: ApprovalSource = async ({ tx, services, personId, numbers, language }) => {
  const member = numbers.length === 0 ? undefined : await findMember(tx, personId)
  if (!member) return new Map()
  const found = await listByOrders(tx, member.companyId, numbers)
  return new Map(
    found.map(({ orderNumber, costCentre, id, decidedAt, needs, requesterId, deciderIds, approvedBy }) => {
      const isShown = id !== null && decidedAt && needs && isConcerned({ requesterId, needs, deciderIds }, member)
      const because = (needs ?? []).map((need) => nameNeed(services.dictionaries[language], need)).join(', ')
      const approval = isShown ? { by: approvedBy.join(', '), at: decidedAt, because, href: approvalPath(id) } : null
      return [orderNumber, { costCentre, approval }]
    }),
  )
}
