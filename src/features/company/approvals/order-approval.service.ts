import { approvalPath } from '#features/company/approvals/approval-paths.rules.ts'
import { APPROVALS_WORDS } from '#features/company/approvals/approval.texts.ts'
import { findByOrder } from '#features/company/approvals/approval.store.ts'
import { mayRead, openReader, readApprovals } from '#features/company/approvals/read-approval.service.ts'
import { findMember } from '#features/company/people/public.server.ts'
import type { RelatedSource } from '#features/orders/orders/public.server.ts'
import { lookUp } from '#kernel/look-up.ts'

/** The approval that an order came from, with why it was needed, for those who may see it. */
export const listOrderApproval: RelatedSource = async ({ tx, services, user, order, language }) => {
  const found = await findByOrder(tx, order.number)
  const member = found && (await findMember(tx, user.id))
  if (!found || member?.companyId !== found.companyId) return []
  const reader = await openReader(tx, member, services.clock.now())
  const [approval] = await readApprovals(tx, reader, [found])
  if (!approval || !mayRead(approval, reader)) return []
  const words = lookUp(services.dictionaries[language], 'approvals') ?? {}
  const rules = approval.needs.map(({ rule }) => rule).filter((rule) => rule !== '')
  return [
    {
      label: [APPROVALS_WORDS[language].title, ...rules].join(': '),
      href: approvalPath(approval.id),
      note: lookUp(words, `state.${approval.state}`) ?? approval.state,
      tone: 'ok',
      at: (approval.decidedAt ?? approval.submittedAt).toISOString(),
    },
  ]
}
