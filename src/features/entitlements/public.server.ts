import { entitlementServerTraits, entitlementTraits } from '#features/entitlements/entitlement.traits.ts'
import { whyRoutes } from '#features/entitlements/why.routes.ts'
import type { Feature } from '#server/feature.ts'

export {
  insertToolAccess,
  insertTools,
  listToolAccess,
  type Tool,
  type ToolAccessRow,
} from '#features/entitlements/tool.store.ts'

export const entitlements: Feature = {
  name: 'entitlements',
  traits: entitlementTraits,
  serverTraits: entitlementServerTraits,
  routes: whyRoutes,
}
