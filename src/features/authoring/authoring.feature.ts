import type { PageRegistry } from '#features/content/public.server.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What a page must be to be stored. */
    pageRegistry: PageRegistry
  }
}
