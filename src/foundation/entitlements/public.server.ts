import { entitlementActions } from '#foundation/entitlements/entitlement.actions.ts'
import { readToolFacts } from '#foundation/entitlements/tool-facts.store.ts'
import { entitlementFlags } from '#foundation/entitlements/entitlement.flags.ts'
import { entitlementTraits } from '#foundation/entitlements/entitlement.traits.ts'
import { whyRoutes } from '#foundation/entitlements/why.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { createExplainer, readSiteFacts } from '#foundation/entitlements/explainer.service.ts'
export {
  countColleagues,
  effectiveStatus,
  findTool,
  findToolByPage,
  listToolAccess,
  listTools,
  saveToolAccess,
} from '#foundation/entitlements/tool.store.ts'

export const entitlements: Feature = {
  name: 'entitlements',
  actions: entitlementActions,
  facts: readToolFacts,
  flags: entitlementFlags,
  traits: entitlementTraits,
  routes: whyRoutes,
}
