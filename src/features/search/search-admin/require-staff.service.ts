import type { FastifyReply, FastifyRequest } from 'fastify'
import { isStaff } from '#foundation/identity/public.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import { notFound, Problem, unauthorised } from '#platform/http/errors.ts'

/** To customers none of this exists. */
export const staffOf = (request: FastifyRequest): ScopeUser => {
  const user = request.scope.user ?? unauthorised()
  return isStaff(user.roles) ? user : notFound('page')
}

/** For every route here, so that none forgets to ask. */
export const staffOnly = {
  preHandler: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'private, no-store')
    staffOf(request)
  },
}

/** By its code the screen says it in the reader's language. */
export const refuse: (code: string, message: string) => never = (code, message) => {
  throw new Problem(409, code, message)
}
