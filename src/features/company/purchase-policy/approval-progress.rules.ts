import {
  listAdmins,
  mayApprove,
  type ApprovalNeed,
  type Member,
  type Tier,
} from '#features/company/purchase-policy/approval-rule.rules.ts'

/** Somebody's approval, also for somebody who is away. */
export type Approving = { readonly by: string; readonly for?: string | undefined }

export type Progress = {
  readonly needs: readonly ApprovalNeed[]
  readonly requesterId: string
  readonly members: readonly Member[]
  readonly approvals: readonly Approving[]
  /** Each stretch between two decisions, as the hours after which it was escalated; the last one is the present. */
  readonly escalations: readonly (readonly number[])[]
}

const votersOf = (approvals: readonly Approving[]): ReadonlySet<string> =>
  new Set(approvals.flatMap(({ by, for: other }) => (other === undefined ? [by] : [by, other])))

type OpenTier = { readonly named: readonly string[]; readonly more: readonly string[]; readonly need: 'any' | 'all' }

/** Those who are still there and may approve; nobody approves their own order. */
const filterActive = (ids: readonly string[], { members, requesterId }: Progress): string[] => {
  const active = new Set(members.filter(mayApprove).map(({ id }) => id))
  return ids.filter((id) => id !== requesterId && active.has(id))
}

type StandingTier = Omit<OpenTier, 'more'> & { readonly isApproved: boolean }

/** An approval stays valid after the approver left. */
const weighTier = ({ need, approvers }: Tier, voters: ReadonlySet<string>, progress: Progress): StandingTier => {
  const named = filterActive(approvers, progress)
  const hasVote = approvers.some((id) => voters.has(id))
  return { need, named, isApproved: hasVote && (need === 'any' || named.every((id) => voters.has(id))) }
}

/** Tiers that somebody can decide or has decided; where nobody is left at the end, the company's admins decide. */
const listStaffed = (need: ApprovalNeed, voters: ReadonlySet<string>, progress: Progress, admins: readonly string[]) => {
  const tiers = need.tiers.map((tier) => weighTier(tier, voters, progress))
  const staffed = tiers.filter(({ named, isApproved }) => named.length > 0 || isApproved)
  const endsWithNobody = staffed.length === 0 || (admins.length > 0 && staffed.at(-1) !== tiers.at(-1))
  const isApproved = admins.some((id) => voters.has(id))
  return endsWithNobody ? [...staffed, { need: 'any' as const, named: admins, isApproved }] : staffed
}

const countIn = (stretch: readonly number[], limit: number): number =>
  stretch.reduce((count, hours) => (hours >= (count + 1) * limit ? count + 1 : count), 0)

/** How often nobody decided about this need in time: the hours are its own, whatever other rules escalated before. */
const countEscalations = ({ escalateAfterHours: limit }: ApprovalNeed, { escalations }: Progress): number =>
  limit === null ? 0 : escalations.reduce((sum, stretch) => sum + countIn(stretch, limit), 0)

/**
 * Where a need stands: the first tier that still waits, or undefined where all have approved. A tier whose people have all
 * left hands over to the next one, the last to the company's admins. Once nobody decided in time, the step above may decide
 * in the place of each that is open.
 */
export const findOpenTier = (need: ApprovalNeed, progress: Progress): OpenTier | undefined => {
  const voters = votersOf(progress.approvals)
  const admins = listAdmins(progress.members, progress.requesterId)
  const escalations = countEscalations(need, progress)
  const staffed = listStaffed(need, voters, progress, admins)
  for (const [at, { isApproved, ...tier }] of staffed.entries()) {
    const last = at + escalations
    const next = staffed.slice(at + 1, last + 1).flatMap(({ named }) => named)
    const more = escalations > 0 ? [...next, ...(last >= staffed.length ? admins : [])] : []
    if (!isApproved && !more.some((id) => voters.has(id))) return { ...tier, more }
  }
  return undefined
}

export const listOpenTiers = (progress: Progress): OpenTier[] =>
  progress.needs.flatMap((need) => findOpenTier(need, progress) ?? [])

/** Everybody whose decision is waited for now. */
export const listDeciders = (progress: Progress): string[] => {
  const voters = votersOf(progress.approvals)
  const all = listOpenTiers(progress).flatMap(({ named, more }) => [...named, ...more])
  return [...new Set(all)].filter((id) => !voters.has(id))
}

export type Substitution = {
  readonly personId: string
  readonly substituteId: string
  readonly from: string
  readonly until: string
}

/** Both days included. */
export const isAway = ({ from, until }: Substitution, day: string): boolean => from <= day && day <= until

export type Turn = 'yours' | 'not-yours' | 'own-order'

export type TurnFound = { readonly turn: Turn; readonly for?: string | undefined }

/** Whether a person may decide now, for themselves or for somebody who is away today. */
export const findTurn = (
  progress: Progress,
  personId: string,
  { substitutions, day }: { readonly substitutions: readonly Substitution[]; readonly day: string },
): TurnFound => {
  if (personId === progress.requesterId) return { turn: 'own-order' }
  const deciders = listDeciders(progress)
  if (deciders.includes(personId)) return { turn: 'yours' }
  const mayDecide = progress.members.some((member) => member.id === personId && mayApprove(member))
  const away =
    mayDecide && substitutions.find((one) => one.substituteId === personId && isAway(one, day) && deciders.includes(one.personId))
  return away ? { turn: 'yours', for: away.personId } : { turn: 'not-yours' }
}

/** Nobody could ever decide. */
export const leadsNowhere = (progress: Progress): boolean =>
  progress.needs.length > 0 && listOpenTiers(progress).some(({ named, more }) => named.length + more.length === 0)

/** Whether another need moves on after so many hours without a decision: its own have passed, and that lets somebody new decide. */
export const isEscalationDue = (progress: Progress, hours: number): boolean => {
  const past = progress.escalations.slice(0, -1)
  const present = progress.escalations.at(-1) ?? []
  const escalated = { ...progress, escalations: [...past, [...present, hours]] }
  return progress.needs.some((need) => {
    const { escalateAfterHours: limit } = need
    const before = limit !== null && countIn([...present, hours], limit) > countIn(present, limit) && findOpenTier(need, progress)
    if (!before) return false
    const known = new Set([...before.named, ...before.more])
    return findOpenTier(need, escalated)?.more.some((id) => !known.has(id)) ?? false
  })
}
