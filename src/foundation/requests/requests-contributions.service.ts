import type { RequestKind, RequestKinds } from '#foundation/requests/request-kind.service.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** What it lets people ask staff for; the administration of requests shows all kinds. */
    readonly requestKinds?: readonly RequestKind[]
  }
}

declare module '#platform/services.ts' {
  interface Services {
    readonly requestKinds: RequestKinds
  }
}
