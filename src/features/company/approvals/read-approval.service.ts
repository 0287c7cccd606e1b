import { listMembers, type CompanyMember } from '#features/company/people/public.server.ts'
import { isOpen } from '#features/company/approvals/approval-state.rules.ts'
import { listEscalations } from '#features/company/approvals/escalation.rules.ts'
import {
  listApprovings,
  listEvents,
  type Approval,
  type ApprovalEvent,
  type ListedApproval,
} from '#features/company/approvals/approval.store.ts'
import {
  findTurn,
  listDeciders,
  type ApprovalNeed,
  type Progress,
  type Substitution,
  type TurnFound,
} from '#features/company/purchase-policy/public.ts'
import { listSubstitutesOf, listSubstitutions } from '#features/company/purchase-policy/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

/** Who looks at approvals, with what decides what they see. */
export type Reader = {
  readonly member: CompanyMember
  readonly members: readonly CompanyMember[]
  readonly substitutions: readonly Substitution[]
  readonly day: string
}

export const openReader = async (tx: Tx, member: CompanyMember, now: Date): Promise<Reader> => {
  const [members, substitutions] = await Promise.all([listMembers(tx, member.companyId), listSubstitutions(tx, member.id)])
  return { member, members, substitutions, day: now.toISOString().slice(0, 10) }
}

type Standing = {
  readonly events: readonly ApprovalEvent[]
  readonly progress: Progress
  readonly turn: TurnFound
}
export type ReadHead = ListedApproval & Standing
export type ReadApproval = Approval & Standing

export const toProgress = (
  approval: Pick<ListedApproval, 'needs' | 'requesterId'>,
  events: readonly ApprovalEvent[],
  members: readonly CompanyMember[],
): Progress => ({
  needs: approval.needs,
  requesterId: approval.requesterId ?? '',
  members,
  approvals: listApprovings(events),
  escalations: listEscalations(events),
})

type Events = ReadonlyMap<string, readonly ApprovalEvent[]>

/** Each with where it stands for this reader. */
export const describeTurns = <One extends ListedApproval>(
  reader: Reader,
  approvals: readonly One[],
  events: Events,
): (One & Standing)[] =>
  approvals.map((approval) => {
    const own = events.get(approval.id) ?? []
    const progress = toProgress(approval, own, reader.members)
    return { ...approval, events: own, progress, turn: findTurn(progress, reader.member.id, reader) }
  })

type Concerned = {
  readonly requesterId: string | null
  readonly needs: readonly Pick<ApprovalNeed, 'tiers'>[]
  readonly deciderIds: readonly (string | null)[]
}

/** Requester, whoever was or is to decide, the company's approvers and admins. */
export const isConcerned = ({ requesterId, needs, deciderIds }: Concerned, { id, role }: CompanyMember): boolean =>
  requesterId === id ||
  role === 'company-admin' ||
  role === 'approver' ||
  needs.some(({ tiers }) => tiers.some(({ approvers }) => approvers.includes(id))) ||
  deciderIds.includes(id)

/** Those whom it concerns, and substitutes while it is their turn; nobody else knows of it. */
export const mayRead = ({ events, turn, ...approval }: ReadHead, { member }: Reader): boolean =>
  turn.turn === 'yours' || isConcerned({ ...approval, deciderIds: events.map(({ byId }) => byId) }, member)

export const isMyTurn = ({ state, turn }: ReadHead): boolean => isOpen(state) && turn.turn === 'yours'

/** Who is written to: everybody whose decision is waited for, and today's substitutes of those who are away. */
export const listRecipients = async (tx: Tx, approval: Approval, now: Date): Promise<CompanyMember[]> => {
  const [members, events] = await Promise.all([listMembers(tx, approval.companyId), listEvents(tx, [approval.id])])
  const deciders = listDeciders(toProgress(approval, events.get(approval.id) ?? [], members))
  const substitutes = await listSubstitutesOf(tx, deciders, now.toISOString().slice(0, 10))
  const ids = new Set([...deciders, ...substitutes])
  // Nobody decides about their own order, also not for somebody else.
  return members.filter(({ id, isActive }) => isActive && ids.has(id) && id !== approval.requesterId)
}
