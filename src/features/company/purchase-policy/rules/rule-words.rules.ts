import type { RuleView } from '#features/company/purchase-policy/policy.api.ts'
import type { CompanyRole } from '#foundation/identity/public.ts'
import type { MoneyJson } from '#kernel/money.ts'

/** The names that a sentence needs in the reader's language. */
export type RuleLanguage = {
  readonly say: (
    key:
      | 'when.always'
      | 'when.amount'
      | 'when.costCentres'
      | 'when.categories'
      | 'when.newShipTo'
      | 'when.roles'
      | 'join.and'
      | 'join.or'
      | 'join.then'
      | 'tier.any'
      | 'tier.all'
      | 'rule.words',
    values?: Readonly<Record<string, string>>,
  ) => string
  readonly money: (amount: MoneyJson) => string
  readonly nameOf: (personId: string) => string
  readonly roleOf: (role: CompanyRole) => string
}

const join = ({ say }: RuleLanguage, key: 'join.and' | 'join.or' | 'join.then', parts: readonly string[]): string =>
  parts.reduce((first, second) => say(key, { first, second }))

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const describeWhen = (when: RuleView['when'], language: RuleLanguage): string => {
  const { say, money, roleOf } = language
  const or = (parts: readonly string[]): string => join(language, 'join.or', parts)
  const parts = [
    ...(when.amountOver ? [say('when.amount', { amount: money(when.amountOver) })] : []),
    ...(when.costCentres?.length ? [say('when.costCentres', { codes: or(when.costCentres) })] : []),
    ...(when.categories?.length ? [say('when.categories', { paths: or(when.categories) })] : []),
    ...(when.isNewShipTo ? [say('when.newShipTo')] : []),
    ...(when.roles?.length ? [say('when.roles', { roles: or(when.roles.map(roleOf)) })] : []),
  ]
  return parts.length === 0 ? say('when.always') : join(language, 'join.and', parts)
}

const describeTier = ({ need, approvers }: RuleView['tiers'][number], { say, nameOf }: RuleLanguage): string => {
  const names = approvers.map(nameOf)
  return names.length === 1 && names[0] !== undefined ? names[0] : say(`tier.${need}`, { names: names.join(', ') })
}

/** 'Amount over €25,000.00 and cost centre CC-200: Björn Eriksen, then Valentina Rossi'. */
export const describeRule = ({ when, tiers }: Pick<RuleView, 'when' | 'tiers'>, language: RuleLanguage): string => {
  const steps = tiers.map((tier) => describeTier(tier, language))
  return language.say('rule.words', {
    when: capitalise(describeWhen(when, language)),
    steps: steps.length === 0 ? '–' : join(language, 'join.then', steps),
  })
}
