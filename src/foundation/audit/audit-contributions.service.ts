import type { HiddenEntries } from '#foundation/audit/audit-log.store.ts'
import type { UserRole } from '#kernel/scope.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Traces of protected data, of all features, that somebody with these roles may not read. */
    hiddenFrom: (roles: readonly UserRole[]) => HiddenEntries & { readonly mails: readonly string[] }
  }
}
