import { readAmount } from '#features/company/purchase-policy/amount-draft.rules.ts'
import type { RuleView } from '#features/company/purchase-policy/policy.api.ts'
import type { RuleJson } from '#features/company/purchase-policy/policy.schema.ts'
import type { CompanyRole } from '#foundation/identity/public.ts'
import { fromMoneyJson, toDecimal } from '#kernel/money.ts'

export type TierDraft = { need: 'any' | 'all'; approvers: string[] }

/** A rule as it stands in its form. */
export type RuleDraft = {
  name: string
  isActive: boolean
  /** As it was typed; empty without a limit. */
  amount: string
  currency: string
  costCentres: string[]
  /** Their paths. */
  categories: string[]
  isNewShipTo: boolean
  roles: CompanyRole[]
  tiers: TierDraft[]
  /** As it was typed; empty: never. */
  hours: string
}

export type RuleFault = 'name' | 'amount' | 'categories' | 'tiers' | 'hours'

const MOST_HOURS = 8760
const MOST_PATHS = 100
export const MOST_TIERS = 5

/** Null: never; undefined: no number of hours. */
const readHours = (text: string): number | null | undefined => {
  const plain = text.trim()
  if (plain === '') return null
  const hours = /^\d{1,4}$/.test(plain) ? Number(plain) : 0
  return hours >= 1 && hours <= MOST_HOURS ? hours : undefined
}

export const findRuleFaults = (draft: RuleDraft): RuleFault[] => {
  const hasAmount = draft.amount.trim() !== ''
  const faults: Readonly<Record<RuleFault, boolean>> = {
    name: draft.name.trim() === '',
    amount: hasAmount && !readAmount(draft.amount, draft.currency),
    categories: draft.categories.length > MOST_PATHS,
    tiers: draft.tiers.length === 0 || draft.tiers.some(({ approvers }) => approvers.length === 0),
    hours: readHours(draft.hours) === undefined,
  }
  return (Object.keys(faults) as RuleFault[]).filter((name) => faults[name])
}

/** Undefined while something is wrong with it. */
export const toRuleBody = (draft: RuleDraft): RuleJson | undefined => {
  if (findRuleFaults(draft).length > 0) return undefined
  const amountOver = readAmount(draft.amount, draft.currency)
  const { categories } = draft
  return {
    name: draft.name.trim(),
    isActive: draft.isActive,
    when: {
      ...(amountOver && { amountOver }),
      ...(draft.costCentres.length > 0 && { costCentres: draft.costCentres }),
      ...(categories.length > 0 && { categories }),
      ...(draft.isNewShipTo && { isNewShipTo: true }),
      ...(draft.roles.length > 0 && { roles: draft.roles }),
    },
    tiers: draft.tiers.map(({ need, approvers }) => ({ need, approvers: [...approvers] })),
    escalateAfterHours: readHours(draft.hours) ?? null,
  }
}

export const newTier = (): TierDraft => ({ need: 'any', approvers: [] })

export const newRuleDraft = (currency: string): RuleDraft => ({
  ...{ name: '', isActive: true, amount: '', currency, costCentres: [], categories: [], isNewShipTo: false, roles: [] },
  ...{ tiers: [newTier()], hours: '' },
})

export const toRuleDraft = ({ name, isActive, when, tiers, escalateAfterHours }: RuleView, currency: string): RuleDraft => ({
  ...{ name, isActive },
  amount: when.amountOver ? toDecimal(fromMoneyJson(when.amountOver)) : '',
  currency: when.amountOver?.currency ?? currency,
  costCentres: [...(when.costCentres ?? [])],
  categories: [...(when.categories ?? [])],
  isNewShipTo: when.isNewShipTo ?? false,
  roles: [...(when.roles ?? [])],
  tiers: tiers.map(({ need, approvers }) => ({ need, approvers: [...approvers] })),
  hours: escalateAfterHours === null ? '' : String(escalateAfterHours),
})
