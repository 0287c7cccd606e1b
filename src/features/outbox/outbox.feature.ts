declare module '#platform/feature.ts' {
  interface Feature {
    /** Events that webhooks may listen to, as in `form.submitted`. */
    readonly events?: readonly string[]
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Of all features. */
    outboxEvents: readonly string[]
  }
}
export {}
