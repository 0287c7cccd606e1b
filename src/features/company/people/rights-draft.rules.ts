import { COST_CENTRE, MOST_COST_CENTRES } from '#features/company/people/colleague.rules.ts'
import type { CompanyRole } from '#foundation/identity/public.ts'
import { fromMoneyJson, parseDecimal, toDecimal, toMoneyJson, type MoneyJson } from '#kernel/money.ts'

/** Rights as they stand in a form. */
export type RightsDraft = {
  readonly role: CompanyRole
  readonly accounts: readonly string[]
  /** As it was typed; empty without a limit. */
  readonly limit: string
  readonly currency: string
  /** Codes with commas or spaces between them. */
  readonly costCentres: string
}

export type RightsBody = {
  readonly role: CompanyRole
  readonly accounts: string[]
  readonly orderLimit: MoneyJson | null
  readonly costCentres: string[]
}

export type DraftFault = 'limit' | 'costCentres'

const listCodes = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter((code) => code !== ''))]

/** Spaces between thousands are left out; a comma before the last one or two digits is a decimal one. */
const tidyAmount = (text: string): string => {
  const plain = text.replace(/[\s\u00A0\u202F]/g, '')
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return plain.replaceAll(',', '')
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain) && plain.includes(',')) return plain.replaceAll('.', '').replace(',', '.')
  return plain.replace(/,(?=\d{1,2}$)/, '.')
}

const readLimit = ({ limit, currency }: RightsDraft): MoneyJson | null | undefined => {
  if (limit.trim() === '') return null
  const money = parseDecimal(tidyAmount(limit), currency)
  return money && money.minor >= 0n ? toMoneyJson(money) : undefined
}

export const findDraftFaults = (draft: RightsDraft): readonly DraftFault[] => {
  const codes = listCodes(draft.costCentres)
  const areCodes = codes.length <= MOST_COST_CENTRES && codes.every((code) => COST_CENTRE.test(code))
  return [...(readLimit(draft) === undefined ? ['limit' as const] : []), ...(areCodes ? [] : ['costCentres' as const])]
}

export const toRightsBody = (draft: RightsDraft): RightsBody => ({
  role: draft.role,
  accounts: [...draft.accounts],
  orderLimit: readLimit(draft) ?? null,
  costCentres: listCodes(draft.costCentres),
})

type GivenRights = {
  readonly role: CompanyRole
  readonly accounts: readonly string[]
  readonly orderLimit: MoneyJson | null
  readonly costCentres: readonly string[]
}

export const toDraft = ({ role, accounts, orderLimit, costCentres }: GivenRights, usualCurrency: string): RightsDraft => ({
  ...{ role, accounts, costCentres: costCentres.join(', ') },
  limit: orderLimit ? toDecimal(fromMoneyJson(orderLimit)) : '',
  currency: orderLimit?.currency ?? usualCurrency,
})
