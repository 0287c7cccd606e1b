import type { HomeCard } from '#features/accounts/home/home-card.service.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** Cards for the portal's home; each is loaded by itself. */
    readonly homeCards?: readonly HomeCard[]
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Of all features, in their order. */
    homeCards: readonly HomeCard[]
  }
}
