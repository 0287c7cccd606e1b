import type { FastifyRequest } from 'fastify'
import { APPROVAL_STATES, isOpen, type ApprovalState } from '#features/company/approvals/approval-state.rules.ts'
import type { ApprovalHead } from '#features/company/approvals/approval.api.ts'
import { listDecidedBy, listEvents, listOpenOf, listSentBy } from '#features/company/approvals/approval.store.ts'
import { describeHead, type Words } from '#features/company/approvals/approval-view.service.ts'
import { describeTurns, isMyTurn, openReader } from '#features/company/approvals/read-approval.service.ts'
import type { CompanyMember } from '#features/company/people/public.server.ts'

const PAGE = 100

type Choice = {
  readonly state?: ApprovalState | undefined
  readonly role?: 'approver' | 'requester' | 'decided' | undefined
  readonly before?: string | undefined
}

/** Approvals that wait for somebody and those that they sent; `role` and `state` name one of them. */
export const readApprovalHeads = async (
  request: FastifyRequest,
  member: CompanyMember,
  { state, role, before }: Choice,
  words: Words,
): Promise<ApprovalHead[]> => {
  const { tx, server } = request
  const choice = {
    states: state ? [state] : APPROVAL_STATES,
    limit: PAGE,
    ...(before !== undefined && { before: new Date(before) }),
  }
  const showsWaiting = !(role === 'requester' || role === 'decided' || (state && !isOpen(state)))
  const showsSent = role === undefined || role === 'requester'
  // Whoever asks for what an approver has in a state that is over means what they decided.
  const showsDecided = role === 'decided' || (role === 'approver' && state !== undefined && !isOpen(state))
  const [reader, open, sent, decided] = await Promise.all([
    openReader(tx, member, server.services.clock.now()),
    showsWaiting ? listOpenOf(tx, member.companyId) : [],
    showsSent ? listSentBy(tx, member.id, choice) : [],
    showsDecided ? listDecidedBy(tx, member, choice) : [],
  ])
  const all = new Map([...open, ...sent, ...decided].map((one) => [one.id, one]))
  // Nobody's turn is left in one that is over, whatever happened before.
  const openIds = [...all.values()].flatMap((one) => (isOpen(one.state) ? [one.id] : []))
  const events = openIds.length === 0 ? new Map<string, never[]>() : await listEvents(tx, openIds)
  const read = new Map(describeTurns(reader, [...all.values()], events).map((one) => [one.id, one]))
  const waiting = open.filter(({ id }) => {
    const one = read.get(id)
    return one && isMyTurn(one) && (state === undefined || one.state === state)
  })
  const ids = new Set([...waiting, ...sent, ...decided].map(({ id }) => id))
  return [...ids].flatMap((id) => read.get(id) ?? []).map((approval) => describeHead(words, reader, approval))
}
