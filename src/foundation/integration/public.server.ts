import { integrationRoutes } from '#foundation/integration/integration.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { describeKinds } from '#foundation/integration/describe-kinds.rules.ts'
export { listScopes } from '#foundation/integration/integration-key.rules.ts'
export { isKnownKey } from '#foundation/integration/known-key.service.ts'
export { insertKey, listKeys, revokeKey } from '#foundation/integration/integration-key.store.ts'

export const integration: Feature = { name: 'integration', routes: integrationRoutes }
