import { integrationRoutes } from '#features/integration/integration.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { defineKind, type IntegrationContext, type LineResult } from '#features/integration/integration-kind.service.ts'
export { listIntegrationKinds } from '#features/integration/integration-kinds.service.ts'
export { SCOPES, type IntegrationScope } from '#features/integration/integration-key.rules.ts'
export { isKnownKey } from '#features/integration/known-key.service.ts'
export { insertKey, listKeys, revokeKey } from '#features/integration/integration-key.store.ts'

export const integration: Feature = { name: 'integration', routes: integrationRoutes }
