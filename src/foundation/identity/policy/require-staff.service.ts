import type { FastifyReply, FastifyRequest } from 'fastify'
import { decideBackOffice, isStaff, mayViewOrders } from '#foundation/identity/policy/staff.rules.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import { forbidden, notFound, unauthorised } from '#platform/http/errors.ts'

export const userOf = ({ scope }: FastifyRequest): ScopeUser => scope.user ?? unauthorised()

const only = (mayOpen: (roles: ScopeUser['roles']) => boolean) => ({
  preHandler: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'private, no-store')
    if (!mayOpen(userOf(request).roles)) notFound('page')
  },
})
/** For routes of the back office: to everybody else none of it exists. */
export const adminsOnly = only((roles) => decideBackOffice(roles).allowed)
export const staffOnly = only(isStaff)

/** Orders of customers are looked at by few. */
export const requireOrderViewer = (request: FastifyRequest): void => {
  if (!mayViewOrders(userOf(request).roles)) forbidden('Only those who were given the right see orders of customers.')
}
