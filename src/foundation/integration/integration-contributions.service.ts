import type { IntegrationKind } from '#foundation/integration/integration-kind.service.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** What programs may bring to it as JSON lines at `/api/integration/v1/{name}`. */
    readonly integrationKinds?: readonly IntegrationKind[]
  }
}

declare module '#platform/services.ts' {
  interface Services {
    readonly integrationKinds: ReadonlyMap<string, IntegrationKind>
  }
}
