import { categoryChoiceRoutes } from '#features/company/purchase-policy/category-choice.routes.ts'
import { companyBudgets } from '#features/company/purchase-policy/budgets/company-budgets.schema.ts'
import { companyCostCentres } from '#features/company/purchase-policy/cost-centres/company-cost-centres.schema.ts'
import { creditRoutes } from '#features/company/purchase-policy/credit/credit.routes.ts'
import { exchangeRateKind } from '#features/company/purchase-policy/exchange-rate-kind.service.ts'
import { personalData } from '#features/company/purchase-policy/personal-data.store.ts'
import { policyLinks, policyStarterPages } from '#features/company/purchase-policy/policy.starter.ts'
import { listCostCentres } from '#features/company/purchase-policy/policy.store.ts'
import { policyRoutes } from '#features/company/purchase-policy/policy.routes.ts'
import { companyApprovalRules } from '#features/company/purchase-policy/rules/company-approval-rules.schema.ts'
import { substituteRoutes } from '#features/company/purchase-policy/substitute.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { findOrderEntry, insertBudget, releaseEntry, saveEntry } from '#features/company/purchase-policy/budget.store.ts'
export { viewCredit } from '#features/company/purchase-policy/credit/weigh-credit.service.ts'
export {
  decidePurchase,
  findUsableCostCentre,
  refuseNewNeed,
  refusePurchase,
  requireCostCentre,
  weighBudget,
  type PolicyOutcome,
} from '#features/company/purchase-policy/decide-purchase.service.ts'
export { insertCostCentre, insertRule, listCostCentres } from '#features/company/purchase-policy/policy.store.ts'
export { requireProofFor } from '#features/company/purchase-policy/proof-limit.service.ts'
export { replaceInRules } from '#features/company/purchase-policy/replace-approver.store.ts'
export { isKnownAddress } from '#features/company/purchase-policy/replay.store.ts'
export { listSplitOrders, listSplitsOf } from '#features/company/purchase-policy/split-orders.service.ts'
export { listSubstitutesOf, listSubstitutions } from '#features/company/purchase-policy/substitute.store.ts'

/** Whether a purchase may be ordered at once: approval rules, cost centres, budgets, credit. */
export const purchasePolicy: Feature = {
  name: 'purchase-policy',
  blocks: [companyCostCentres, companyBudgets, companyApprovalRules],
  starterPages: policyStarterPages,
  portalLinks: policyLinks,
  dataKinds: [exchangeRateKind],
  costCentreSource: async (tx, companyId) => (await listCostCentres(tx, companyId)).map(({ code }) => code),
  routes: (app) => {
    policyRoutes(app)
    substituteRoutes(app)
    categoryChoiceRoutes(app)
    creditRoutes(app)
  },
  personalData,
}
