import type { RequestKind, RequestKinds } from '#foundation/requests/request-kind.service.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** Kinds of requests to staff; the administration of requests shows all of them. */
    readonly requestKinds?: readonly RequestKind[]
  }
}

declare module '#platform/services.ts' {
  interface Services {
    readonly requestKinds: RequestKinds
  }
}
