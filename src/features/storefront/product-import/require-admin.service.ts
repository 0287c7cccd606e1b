import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ScopeUser } from '#kernel/scope.ts'
import { notFound, unauthorised } from '#platform/http/errors.ts'

export const mayImport = ({ roles }: Pick<ScopeUser, 'roles'>): boolean => roles.includes('admin')

/** To everyone but admins none of this exists. */
export const requireAdmin = (user: ScopeUser | undefined): ScopeUser => {
  const person = user ?? unauthorised()
  return mayImport(person) ? person : notFound('page')
}

/** For every route here, so that none forgets to ask. */
export const adminOnly = {
  preHandler: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'private, no-store')
    requireAdmin(request.scope.user)
  },
}
