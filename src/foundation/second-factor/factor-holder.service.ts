import type { FastifyRequest } from 'fastify'
import { findPerson, findRequestSession, requireReauthenticationIn, type Person } from '#foundation/identity/public.server.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { conflict, unauthorised } from '#platform/http/errors.ts'

/** The person at the keyboard, also while they act for a customer. */
export type FactorHolder = { readonly person: Person; readonly sessionId: string; readonly hasSecondFactor: boolean }

export const findFactorHolder = async (tx: Tx, request: FastifyRequest): Promise<FactorHolder> => {
  const session = await findRequestSession(tx, request)
  const person = session && (await findPerson(tx, session.personId))
  if (!person) return unauthorised()
  return { person, sessionId: session.id, hasSecondFactor: session.secondFactorAt !== null }
}

/** Where another company's provider signs people in, factors are set up there. */
export const isManagedElsewhere = ({ server, scope }: FastifyRequest): boolean =>
  server.services.tenants.byKey(scope.tenant)?.identity.identityProvider !== undefined

const refuseElsewhere = (request: FastifyRequest): void => {
  if (isManagedElsewhere(request)) conflict('This site signs people in elsewhere: set up a second factor there.')
}

/**
 * For every change of what someone signs in with: a fresh proof first [T-73]. In a transaction of its own, since a refused
 * answer must not give back what it has used up.
 */
export const changeFactors = <T>(request: FastifyRequest, work: (tx: Tx, holder: FactorHolder) => Promise<T>): Promise<T> =>
  withTenant(request.server.services.db, request.scope.tenant, async (tx) => {
    const holder = await findFactorHolder(tx, request)
    await requireReauthenticationIn(tx, request, holder.sessionId)
    return work(tx, holder)
  })

/** The same for what adds a factor. */
export const addFactor = <T>(request: FastifyRequest, work: (tx: Tx, holder: FactorHolder) => Promise<T>): Promise<T> => {
  refuseElsewhere(request)
  return changeFactors(request, work)
}
