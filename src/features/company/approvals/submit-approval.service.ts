import { sendRequested } from '#features/company/approvals/approval-mail.service.ts'
import type { PlacingContext } from '#features/company/approvals/approval-contributions.service.ts'
import { findApproval, insertApproval, insertEvent, type NewApproval } from '#features/company/approvals/approval.store.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'

/** The purchase waits; everybody who is to decide first is written to. In the transaction of the caller. */
export const submitForApproval = async (context: PlacingContext, approval: NewApproval): Promise<string> => {
  const { tx, server } = context
  const now = server.services.clock.now()
  const id = await insertApproval(tx, approval, now)
  await insertEvent(tx, { approvalId: id, at: now, action: 'submit', byId: approval.requesterId })
  await writeAudit(tx, { id: approval.requesterId }, now, 'approval.submitted', {
    object: id,
    costCentre: approval.costCentre ?? '',
  })
  const stored = await findApproval(tx, approval.companyId, id)
  if (stored) await sendRequested(context, stored)
  return id
}
