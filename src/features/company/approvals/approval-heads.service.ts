import type { FastifyRequest } from 'fastify'
import { APPROVAL_STATES, isOpen, type ApprovalState } from '#features/company/approvals/approval-state.rules.ts'
import type { ApprovalHead } from '#features/company/approvals/approval.api.ts'
import { listDecidedBy, listOpenOf, listSentBy } from '#features/company/approvals/approval.store.ts'
import { describeHead, type Words } from '#features/company/approvals/approval-view.service.ts'
import { isMyTurn, openReader, readApprovals } from '#features/company/approvals/read-approval.service.ts'
import type { CompanyMember } from '#features/company/people/public.server.ts'

const PAGE = 100

type Choice = {
  readonly state?: ApprovalState | undefined
  readonly role?: 'approver' | 'requester' | 'decided' | undefined
  readonly before?: string | undefined
}

/** What waits for somebody and what they sent; `role` and `state` name one of them. */
export const readApprovalHeads = async (
  request: FastifyRequest,
  member: CompanyMember,
  { state, role, before }: Choice,
  words: Words,
): Promise<ApprovalHead[]> => {
  const reader = await openReader(request.tx, member, request.server.services.clock.now())
  const choice = {
    states: state ? [state] : APPROVAL_STATES,
    limit: PAGE,
    ...(before !== undefined && { before: new Date(before) }),
  }
  const waiting =
    role === 'requester' || role === 'decided' || (state && !isOpen(state))
      ? []
      : (await readApprovals(request.tx, reader, await listOpenOf(request.tx, member.companyId))).filter(isMyTurn)
  const sent = role === undefined || role === 'requester' ? await listSentBy(request.tx, member.id, choice) : []
  // Whoever asks for what an approver has in a state that is over means what they decided.
  const showsDecided = role === 'decided' || (role === 'approver' && state !== undefined && !isOpen(state))
  const decided = showsDecided ? await listDecidedBy(request.tx, member, choice) : []
  const others = await readApprovals(request.tx, reader, [...sent, ...decided])
  const found = [...waiting.filter((one) => state === undefined || one.state === state), ...others]
  const unique = [...new Map(found.map((one) => [one.id, one])).values()]
  return unique.map((approval) => describeHead(words, reader, approval))
}
