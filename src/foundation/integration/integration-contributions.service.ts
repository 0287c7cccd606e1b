import type { IntegrationKind } from '#foundation/integration/integration-kind.service.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** Kinds of JSON lines that programs may send to `/api/integration/v1/{name}`. */
    readonly integrationKinds?: readonly IntegrationKind[]
  }
}

declare module '#platform/services.ts' {
  interface Services {
    readonly integrationKinds: ReadonlyMap<string, IntegrationKind>
  }
}
