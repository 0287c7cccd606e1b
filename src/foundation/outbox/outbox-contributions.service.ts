import type { EventKind } from '#foundation/outbox/event-right.rules.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** Events that webhooks may listen to. */
    readonly events?: readonly EventKind[]
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Of all features. */
    outboxEvents: readonly EventKind[]
  }
}
