/** Subject and verb, as in `form.submitted`. */
export type EventName = string

declare module '#platform/feature.ts' {
  interface Feature {
    /** Events that webhooks may listen to. */
    readonly events?: readonly EventName[]
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Of all features. */
    outboxEvents: readonly EventName[]
  }
}
