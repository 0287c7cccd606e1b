import { sendRequested } from '#features/company/approvals/approval-mail.service.ts'
import { isOverdue } from '#features/company/approvals/approval-state.rules.ts'
import {
  changeApproval,
  insertEvent,
  listEvents,
  listOpenAnywhere,
  lockApproval,
} from '#features/company/approvals/approval.store.ts'
import { toProgress } from '#features/company/approvals/read-approval.service.ts'
import { listMembers } from '#features/company/people/public.server.ts'
import { findEscalationHours } from '#features/company/purchase-policy/public.ts'
import type { Recurring } from '#platform/jobs/recurring.ts'

/** What nobody decided in time goes to the next step, then to the company's admins. */
export const escalateApprovals: Recurring = {
  name: 'escalate approvals',
  run: async ({ tx, services, tenant }) => {
    const now = services.clock.now()
    for (const { id, companyId } of await listOpenAnywhere(tx)) {
      const approval = await lockApproval(tx, companyId, id)
      if (!approval || (approval.state !== 'Waiting' && approval.state !== 'Escalated')) continue
      const events = (await listEvents(tx, [id])).get(id) ?? []
      const progress = toProgress(approval, events, await listMembers(tx, companyId))
      if (!isOverdue(approval.movedAt, findEscalationHours(progress), now)) continue
      await insertEvent(tx, { approvalId: id, at: now, action: 'escalate' })
      await changeApproval(tx, id, { state: 'Escalated', now, isDecided: false })
      await sendRequested({ tx, server: { services }, scope: { tenant } }, { ...approval, movedAt: now })
    }
  },
}
