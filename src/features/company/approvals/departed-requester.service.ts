import { approvalInbox } from '#features/company/approvals/approval-inbox.service.ts'
import { isOpen } from '#features/company/approvals/approval-state.rules.ts'
import { changeApproval, insertEvent, lockApproval } from '#features/company/approvals/approval.store.ts'
import { listOrphans } from '#features/company/approvals/departed-requester.store.ts'
import { releaseEntry } from '#features/company/purchase-policy/public.server.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { closeInInbox } from '#foundation/inbox/public.server.ts'
import type { Recurring } from '#platform/jobs/recurring.ts'

/** Stands in the audit log for the actor: no person withdraws these. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Nobody can order any more what somebody sent who has left: it is withdrawn, and its money is free again. */
export const withdrawOrphans: Recurring = {
  name: 'withdraw orders of departed requesters',
  run: async ({ tx, services }) => {
    const now = services.clock.now()
    for (const { id, companyId } of await listOrphans(tx)) {
      // Locked and looked at again: somebody may have decided meanwhile.
      const approval = await lockApproval(tx, companyId, id)
      if (!approval || !isOpen(approval.state)) continue
      await insertEvent(tx, { approvalId: id, at: now, action: 'withdraw' })
      await changeApproval(tx, id, { state: 'Withdrawn', now, isDecided: true })
      await releaseEntry(tx, approval.cartId)
      await writeAudit(tx, { id: approval.requesterId ?? NOBODY, actorId: NOBODY }, now, 'approval.withdrawn', {
        ...{ object: id, costCentre: approval.costCentre ?? '', by: 'requester left' },
      })
      await closeInInbox({ tx, services }, { kind: approvalInbox.kind, subject: id })
    }
  },
}
