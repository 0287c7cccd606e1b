import type { CompanyRole } from '#foundation/identity/public.ts'
import { exchange, type Exchanged, type ExchangeRate } from '#features/company/purchase-policy/exchange.rules.ts'
import type { Money } from '#kernel/money.ts'

/** Everything that is given must hold; nothing given always holds. */
export type Conditions = {
  readonly amountOver?: Money | undefined
  readonly costCentres?: readonly string[] | undefined
  /** Paths of categories; those below them count too. */
  readonly categories?: readonly string[] | undefined
  readonly isNewShipTo?: boolean | undefined
  readonly roles?: readonly CompanyRole[] | undefined
}

export type Tier = { readonly need: 'any' | 'all'; readonly approvers: readonly string[] }

export type ApprovalRule = {
  readonly name: string
  readonly isActive: boolean
  readonly when: Conditions
  readonly tiers: readonly Tier[]
  readonly escalateAfterHours: number | null
}

/** One of a company's people, as far as approvals go. */
export type Member = { readonly id: string; readonly role: CompanyRole; readonly isActive: boolean }

/** The purchase to be decided. Amounts are net, without freight and tax. */
export type Purchase = {
  readonly requesterId: string
  readonly role: CompanyRole
  readonly orderLimit?: Money | undefined
  readonly net: Money
  readonly costCentre?: string | undefined
  readonly categories: readonly string[]
  readonly isNewShipTo: boolean
  readonly day: string
}

/** Why somebody must approve, and who. */
export type ApprovalNeed = {
  readonly because: 'rule' | 'requester' | 'order-limit' | 'budget' | 'credit'
  /** The rule's name; of a budget its cost centre, of a credit limit its account. */
  readonly rule: string
  readonly amount?: Money | undefined
  readonly tiers: readonly Tier[]
  readonly escalateAfterHours: number | null
  /** The rate that a limit in another currency was compared by. */
  readonly rate?: string | undefined
}

const isWithin = (path: string, above: string): boolean => path === above || path.startsWith(`${above}/`)
const isListed = <T>(given: readonly T[] | undefined, holds: (one: T) => boolean): boolean =>
  given === undefined || given.length === 0 || given.some(holds)

type Comparison = { readonly isOver: boolean; readonly rate?: string | undefined }

/** Over means greater, not equal. Without a rate nobody can tell, so somebody is asked. */
export const compareAmount = (
  net: Money,
  limit: Money,
  { rates, day }: { readonly rates: readonly ExchangeRate[]; readonly day: string },
): Comparison => {
  const there: Exchanged | undefined = exchange(rates, net, limit.currency, day)
  if (!there) return { isOver: true }
  return { isOver: there.money.minor > limit.minor, ...(net.currency !== limit.currency && { rate: there.rate }) }
}

const checkConditions = (when: Conditions, purchase: Purchase, rates: readonly ExchangeRate[]): Comparison => {
  const holds =
    isListed(when.costCentres, (code) => code === purchase.costCentre) &&
    isListed(when.categories, (above) => purchase.categories.some((path) => isWithin(path, above))) &&
    isListed(when.roles, (role) => role === purchase.role) &&
    (when.isNewShipTo !== true || purchase.isNewShipTo)
  if (!holds || !when.amountOver) return { isOver: holds }
  return compareAmount(purchase.net, when.amountOver, { rates, day: purchase.day })
}

const activeIds = (members: readonly Member[], role: CompanyRole, except: string): string[] =>
  members.filter((member) => member.isActive && member.role === role && member.id !== except).map(({ id }) => id)

/** Whoever approves where no rule names somebody: the company's approvers, or else its admins. */
export const usualApprovers = (members: readonly Member[], requesterId: string): string[] => {
  const approvers = activeIds(members, 'approver', requesterId)
  return approvers.length > 0 ? approvers : activeIds(members, 'company-admin', requesterId)
}

export const listAdmins = (members: readonly Member[], except: string): string[] => activeIds(members, 'company-admin', except)

export type PolicyFacts = {
  readonly rules: readonly ApprovalRule[]
  readonly members: readonly Member[]
  readonly rates: readonly ExchangeRate[]
  /** Of a budget with the policy `approve` that does not suffice. */
  readonly exceeded?: { readonly costCentre: string; readonly left: Money } | undefined
  /** The credit limit of an account, with the policy `approve`, that the purchase is above. */
  readonly overdrawn?: { readonly account: string; readonly limit: Money } | undefined
}

/** Every reason why this purchase must be approved; none: it is ordered at once. */
export const listApprovalReasons = (
  purchase: Purchase,
  { rules, members, rates, exceeded, overdrawn }: PolicyFacts,
): ApprovalNeed[] => {
  const usual: Tier[] = [{ need: 'any', approvers: usualApprovers(members, purchase.requesterId) }]
  const byRule = rules.flatMap(({ name, isActive, when, tiers, escalateAfterHours }): ApprovalNeed[] => {
    const { isOver, rate } = isActive ? checkConditions(when, purchase, rates) : { isOver: false }
    return isOver ? [{ because: 'rule', rule: name, tiers, escalateAfterHours, amount: when.amountOver, rate }] : []
  })
  const { orderLimit } = purchase
  const limit = orderLimit && compareAmount(purchase.net, orderLimit, { rates, day: purchase.day })
  const more: ApprovalNeed[] = [
    ...(limit?.isOver
      ? [
          {
            because: 'order-limit' as const,
            rule: '',
            amount: orderLimit,
            tiers: usual,
            escalateAfterHours: null,
            rate: limit.rate,
          },
        ]
      : []),
    ...(exceeded
      ? [{ because: 'budget' as const, rule: exceeded.costCentre, amount: exceeded.left, tiers: usual, escalateAfterHours: null }]
      : []),
    ...(overdrawn
      ? [{ because: 'credit' as const, rule: overdrawn.account, amount: overdrawn.limit, tiers: usual, escalateAfterHours: null }]
      : []),
  ]
  const needs = [...byRule, ...more]
  const needsAnybody = purchase.role === 'requester' && needs.length === 0
  return needsAnybody ? [{ because: 'requester', rule: '', tiers: usual, escalateAfterHours: null }] : needs
}

/** They can sign in, and have a role that lets them approve what others order. */
export const mayApprove = ({ isActive, role }: Member): boolean => isActive && role !== 'viewer' && role !== 'requester'

/** Whether each tier has somebody of the company who may approve; a rule that leads to nobody cannot be saved. */
export const leadsToSomebody = (tiers: readonly Tier[], members: readonly Member[]): boolean => {
  const active = new Set(members.filter(mayApprove).map(({ id }) => id))
  return tiers.length > 0 && tiers.every(({ approvers }) => approvers.some((id) => active.has(id)))
}
