import type { IntegrationKind } from '#foundation/integration/integration-kind.service.ts'
import type { Feature } from '#platform/feature.ts'

/** Of all features, by name. */
export const listIntegrationKinds = (features: readonly Feature[]): ReadonlyMap<string, IntegrationKind> =>
  new Map(features.flatMap(({ integrationKinds = [] }) => integrationKinds.map((kind) => [kind.name, kind])))
