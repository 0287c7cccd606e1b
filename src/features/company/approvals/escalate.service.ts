import { sendRequested } from '#features/company/approvals/approval-mail.service.ts'
import { isOpen } from '#features/company/approvals/approval-state.rules.ts'
import {
  changeApproval,
  insertEvent,
  listEvents,
  lockApproval,
  type ApprovalEvent,
  type ListedApproval,
} from '#features/company/approvals/approval.store.ts'
import { listWaitingForHours, type WaitingForHours } from '#features/company/approvals/escalate.store.ts'
import { countHours } from '#features/company/approvals/escalation.rules.ts'
import { toProgress } from '#features/company/approvals/read-approval.service.ts'
import { listMembers, type CompanyMember } from '#features/company/people/public.server.ts'
import { isEscalationDue } from '#features/company/purchase-policy/public.ts'
import type { Recurring, RecurringContext } from '#platform/jobs/recurring.ts'

type Known = { readonly events: readonly ApprovalEvent[]; readonly members: readonly CompanyMember[] }

const isDue = (approval: Pick<ListedApproval, 'needs' | 'requesterId'>, { events, members }: Known, now: Date): boolean =>
  isEscalationDue(toProgress(approval, events, members), countHours(events, now))

const escalate = async ({ tx, services, tenant }: RecurringContext, found: WaitingForHours, members: Known['members']) => {
  const { id, companyId } = found
  const now = services.clock.now()
  // Locked and looked at again: somebody may have decided meanwhile.
  const approval = await lockApproval(tx, companyId, id)
  const events = (await listEvents(tx, [id])).get(id) ?? []
  if (!approval || !isOpen(approval.state) || !isDue(approval, { events, members }, now)) return
  await insertEvent(tx, { approvalId: id, at: now, action: 'escalate' })
  await changeApproval(tx, id, { state: 'Escalated', now, isDecided: false })
  await sendRequested({ tx, server: { services }, scope: { tenant } }, { ...approval, movedAt: now })
}

/** An approval that nobody decided in time goes to the next step, then to the company's admins, and then nowhere else. */
export const escalateApprovals: Recurring = {
  name: 'escalate approvals',
  run: async (context) => {
    const { tx, services } = context
    const now = services.clock.now()
    const membersOf = new Map<string, Known['members']>()
    let page = await listWaitingForHours(tx, now, undefined)
    while (page.length > 0) {
      const events = await listEvents(
        tx,
        page.map(({ id }) => id),
      )
      for (const found of page) {
        const { id, companyId } = found
        const members = membersOf.get(companyId) ?? (await listMembers(tx, companyId))
        membersOf.set(companyId, members)
        if (isDue(found, { events: events.get(id) ?? [], members }, now)) await escalate(context, found, members)
      }
      page = await listWaitingForHours(tx, now, page.at(-1)?.id)
    }
  },
}
