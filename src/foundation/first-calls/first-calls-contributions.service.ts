import type { FirstCall } from '#foundation/first-calls/first-call.rules.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** Calls that pages for people who are signed in make as soon as they open. */
    readonly firstCalls?: readonly FirstCall[]
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Of all features, in their order. */
    firstCalls: readonly FirstCall[]
  }
}
