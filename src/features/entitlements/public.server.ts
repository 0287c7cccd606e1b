import { entitlementActions } from '#features/entitlements/entitlement.actions.ts'
import { readToolFacts } from '#features/entitlements/tool-facts.store.ts'
import { entitlementFlags } from '#features/entitlements/entitlement.flags.ts'
import { entitlementTraits } from '#features/entitlements/entitlement.traits.ts'
import { whyRoutes } from '#features/entitlements/why.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { createExplainer, readSiteFacts } from '#features/entitlements/explainer.service.ts'
export {
  countColleagues,
  effectiveStatus,
  findTool,
  findToolByPage,
  listToolAccess,
  listTools,
  saveToolAccess,
} from '#features/entitlements/tool.store.ts'

export const entitlements: Feature = {
  name: 'entitlements',
  actions: entitlementActions,
  facts: readToolFacts,
  flags: entitlementFlags,
  traits: entitlementTraits,
  routes: whyRoutes,
}
