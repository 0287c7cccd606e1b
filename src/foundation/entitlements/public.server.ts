import { entitlementActions, entitlementFlags, entitlementTraits } from '#foundation/entitlements/entitlements.settings.ts'
import { toolFacts } from '#foundation/entitlements/tool-facts.store.ts'
import { whyRoutes } from '#foundation/entitlements/why.routes.ts'
import { toolAccessKind } from '#foundation/entitlements/kinds/tool-access-kind.service.ts'
import { toolKind } from '#foundation/entitlements/kinds/tool-kind.service.ts'
import type { Feature } from '#platform/feature.ts'

export { createExplainer, readSiteFacts, type FactSource, type TargetAction } from '#foundation/entitlements/explainer.service.ts'
export {
  countColleagues,
  effectiveStatus,
  findTool,
  findToolByPage,
  listToolAccess,
  listTools,
  mayRequest,
  primaryId,
  saveToolAccess,
} from '#foundation/entitlements/tool.store.ts'

export const entitlements: Feature = {
  name: 'entitlements',
  actions: entitlementActions,
  facts: toolFacts,
  flags: entitlementFlags,
  traits: entitlementTraits,
  dataKinds: [toolKind, toolAccessKind],
  routes: whyRoutes,
}
