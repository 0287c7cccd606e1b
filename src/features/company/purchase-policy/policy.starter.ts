import { writeTitledPage } from '#features/site/content/public.server.ts'
import { companyBudgets } from '#features/company/purchase-policy/budgets/company-budgets.schema.ts'
import { companyCostCentres } from '#features/company/purchase-policy/cost-centres/company-cost-centres.schema.ts'
import { APPROVAL_RULE_WORDS, BUDGET_WORDS, COST_CENTRE_WORDS } from '#features/company/purchase-policy/policy-page.texts.ts'
import { APPROVAL_RULES_PATH, BUDGETS_PATH, COST_CENTRES_PATH } from '#features/company/purchase-policy/policy-paths.rules.ts'
import { companyApprovalRules } from '#features/company/purchase-policy/rules/company-approval-rules.schema.ts'
import type { StarterPages } from '#foundation/blocks/public.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'

const shared = { companyRoles: ['company-admin'] } as const

export const policyLinks: readonly PortalLink[] = [
  {
    ...shared,
    path: COST_CENTRES_PATH,
    title: mapWords(COST_CENTRE_WORDS, ({ title }) => title),
    icon: 'grid',
    group: 'company',
    order: 20,
  },
  {
    ...shared,
    path: APPROVAL_RULES_PATH,
    title: mapWords(APPROVAL_RULE_WORDS, ({ title }) => title),
    icon: 'check',
    group: 'company',
    order: 30,
  },
  {
    ...shared,
    path: BUDGETS_PATH,
    title: mapWords(BUDGET_WORDS, ({ title }) => title),
    icon: 'chart',
    group: 'money',
    order: 30,
  },
]

export const policyStarterPages: StarterPages = (site) => {
  const { language } = site.locale
  const pages = [
    { path: COST_CENTRES_PATH, ...COST_CENTRE_WORDS[language], type: companyCostCentres.type },
    { path: BUDGETS_PATH, ...BUDGET_WORDS[language], type: companyBudgets.type },
    { path: APPROVAL_RULES_PATH, ...APPROVAL_RULE_WORDS[language], type: companyApprovalRules.type },
  ]
  return pages.map(({ type, ...page }) => writeTitledPage(site, { ...page, blocks: [{ type, props: {} }] }))
}
