import type { ApprovalHead, ApprovalView } from '#features/company/approvals/approval.api.ts'
import { isOpen } from '#features/company/approvals/approval-state.rules.ts'
import { isMyTurn, type ReadApproval, type ReadHead, type Reader } from '#features/company/approvals/read-approval.service.ts'
import type { CompanyMember } from '#features/company/people/public.server.ts'
import { listOpenTiers, type ApprovalNeed } from '#features/company/purchase-policy/public.ts'
import type { PolicyOutcome } from '#features/company/purchase-policy/public.server.ts'
import type { Language, Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { toMoneyJson } from '#kernel/money.ts'
import { fillText } from '#kernel/texts.ts'
import type { Services } from '#platform/services.ts'
import { createFormats } from '#ui/format.ts'

export type Words = { readonly services: Pick<Services, 'dictionaries'>; readonly locale: Locale }

const nameOf = (members: readonly CompanyMember[], id: string | null): string =>
  members.find((member) => member.id === id)?.name ?? ''

/** The rule's name, or what stands for one, in the reader's language. */
export const nameNeed = (words: Services['dictionaries'][Language], { because, rule }: Pick<ApprovalNeed, 'because' | 'rule'>) =>
  because === 'rule' ? rule : fillText(lookUp(words['approvals'] ?? {}, `rule.${because}`) ?? because, { rule })

/** The rule's name and the reason as a sentence, in the reader's language. */
export const sayNeed = ({ services, locale }: Words, need: ApprovalNeed) => {
  const { because, rule, amount } = need
  const words = services.dictionaries[locale.language]['approvals']
  const { money } = createFormats(locale)
  const values = { rule, amount: amount ? money(amount) : '' }
  const say = (key: string): string => fillText(lookUp(words, key) ?? key, values)
  const suffix = because === 'rule' && amount ? '.amount' : ''
  return { rule: nameNeed(services.dictionaries[locale.language], need), reason: say(`reason.${because}${suffix}`) }
}

/** Why somebody must approve, and who is first. */
export const describeNeeds = (
  words: Words,
  needs: readonly ApprovalNeed[],
  members: readonly CompanyMember[],
  requesterId: string,
): ApprovalHead['because'] =>
  needs.map((need) => {
    const [open] = listOpenTiers({ needs: [need], requesterId, members, approvals: [], escalations: [] })
    const approvers = (open?.named ?? []).map((id) => ({ id, name: nameOf(members, id) }))
    return { ...sayNeed(words, need), approvers }
  })

export const describeHead = (words: Words, reader: Reader, approval: ReadHead): ApprovalHead => {
  const { id, state, requesterId, submittedAt, decidedAt, total, costCentre, poNumber, lineCount, needs, orderNumber, turn } =
    approval
  return {
    ...{ id, state, costCentre, poNumber, orderNumber, lineCount },
    requester: { id: requesterId ?? '', name: nameOf(reader.members, requesterId) },
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    total: toMoneyJson(total),
    because: describeNeeds(words, needs, reader.members, requesterId ?? ''),
    isMyTurn: isMyTurn(approval),
    ...(isMyTurn(approval) && turn.for !== undefined && { for: nameOf(reader.members, turn.for) }),
  }
}

const describeTiers = (words: Words, reader: Reader, { needs, progress, state }: ReadApproval): ApprovalView['tiers'] =>
  needs.flatMap((need) => {
    const [open] = listOpenTiers({ ...progress, needs: [need] })
    const { rule } = sayNeed(words, need)
    let isPast = true
    return need.tiers.map(({ need: count, approvers }) => {
      const isHere = open !== undefined && open.named.some((id) => approvers.includes(id))
      if (isHere) isPast = false
      const standing = isHere ? 'open' : isPast ? 'done' : 'later'
      const people = approvers.map((id) => ({ id, name: nameOf(reader.members, id) }))
      return { rule, need: count, approvers: people, state: isOpen(state) || standing === 'done' ? standing : 'later' } as const
    })
  })

export const describeBudget = ({ budget }: Pick<PolicyOutcome, 'budget'>): ApprovalView['budget'] =>
  budget && {
    costCentre: budget.budget.costCentre,
    left: toMoneyJson(budget.left),
    afterwards: toMoneyJson(budget.afterwards),
    policy: budget.budget.policy,
  }

type Facts = {
  readonly reader: Reader
  readonly approval: ReadApproval
  readonly splits: ApprovalView['splits']
  readonly delivery: ApprovalView['delivery']
  readonly budget?: ApprovalView['budget']
}

export const describeApproval = (words: Words, { reader, approval, splits, delivery, budget }: Facts): ApprovalView => ({
  ...describeHead(words, reader, approval),
  account: approval.accountKey,
  isOwn: approval.requesterId === reader.member.id,
  tiers: describeTiers(words, reader, approval),
  lines: approval.lines.map((line) => ({ ...line })),
  net: toMoneyJson(approval.net),
  reason: approval.reason,
  splits,
  delivery,
  ...(budget && { budget }),
  history: approval.events.map(({ at, action, by, for: away, note }) => ({ at: at.toISOString(), action, by, for: away, note })),
})
