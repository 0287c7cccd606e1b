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
  /** How often nobody decided in time. */
  readonly escalations: number
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

/** What somebody approved before they left stays approved. */
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

/**
 * Where a need stands: the first tier that still waits, or undefined where all have approved. A tier whose people have all
 * left hands over to the next one, the last to the company's admins. Once nobody decided in time, the step above may decide
 * in the place of each that is open.
 */
export const findOpenTier = (need: ApprovalNeed, progress: Progress): OpenTier | undefined => {
  const voters = votersOf(progress.approvals)
  const admins = listAdmins(progress.members, progress.requesterId)
  const { escalations } = progress
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

/** Hours after which the shortest of the open needs moves on; null: never. */
export const findEscalationHours = (progress: Progress): number | null => {
  const hours = progress.needs.flatMap((need) => (findOpenTier(need, progress) ? (need.escalateAfterHours ?? []) : []))
  return hours.length === 0 ? null : Math.min(...hours)
}
