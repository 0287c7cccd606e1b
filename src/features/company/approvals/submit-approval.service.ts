import { sendRequested } from '#features/company/approvals/approval-mail.service.ts'
import type { PlacingContext } from '#features/company/approvals/approval-contributions.service.ts'
import { tellRequested } from '#features/company/approvals/company-event.service.ts'
import { findApproval, insertApproval, insertEvent, type NewApproval } from '#features/company/approvals/approval.store.ts'
import { MOST_WAITING } from '#features/company/approvals/approval-state.rules.ts'
import { countOpenOf } from '#features/company/approvals/waiting-count.store.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { Problem } from '#platform/http/errors.ts'
import { hasRoom } from '#platform/limits/quota.store.ts'

/** The purchase waits; everybody who is to decide first is written to. In the transaction of the caller. */
export const submitForApproval = async (
  context: PlacingContext,
  { note = '', ...approval }: NewApproval & { readonly note?: string | undefined },
): Promise<string> => {
  const { tx, server } = context
  const now = server.services.clock.now()
  const { requesterId } = approval
  const count = () => countOpenOf(tx, requesterId)
  if (!(await hasRoom(tx, { of: ['approval', requesterId], most: MOST_WAITING, count })))
    throw new Problem(
      409,
      'too_many_waiting',
      `${MOST_WAITING} of your orders wait for approval already. Please withdraw some first.`,
    )
  const id = await insertApproval(tx, approval, now)
  await insertEvent(tx, { approvalId: id, at: now, action: 'submit', byId: approval.requesterId, note })
  await writeAudit(tx, { id: approval.requesterId }, now, 'approval.submitted', {
    object: id,
    costCentre: approval.costCentre ?? '',
  })
  const stored = await findApproval(tx, approval.companyId, id)
  if (stored) {
    await sendRequested(context, stored)
    await tellRequested(context, stored)
  }
  return id
}
