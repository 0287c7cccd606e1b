import type { FastifyRequest } from 'fastify'
import type { Person } from '#foundation/identity/person/person.rules.ts'
import { findPasswordHash, findPerson } from '#foundation/identity/person/person.store.ts'
import { verifyPassword } from '#foundation/identity/person/password.service.ts'
import { findRequestSession } from '#foundation/identity/session/resolve-user.service.ts'
import { takeGuess } from '#foundation/identity/sign-in/sign-in-attempts.service.ts'
import { withTenant } from '#platform/database/database.ts'
import { badRequest, tooMany, unauthorised } from '#platform/http/errors.ts'
import { ACCOUNT_BACKOFF } from '#platform/limits/backoff.rules.ts'

type PasswordHolder = { readonly person: Person; readonly sessionId: string; readonly stored: string | null }

/** The person at the keyboard, also while they act for a customer. */
const findPasswordHolder = (request: FastifyRequest): Promise<PasswordHolder> =>
  withTenant(request.server.services.db, request.scope.tenant, async (tx) => {
    const session = await findRequestSession(tx, request)
    const person = session && (await findPerson(tx, session.personId))
    if (!person) return unauthorised()
    return { person, sessionId: session.id, stored: await findPasswordHash(tx, person.id) }
  })

/**
 * Guesses count together with those at the sign-in page, and by session, which no thief can change like a network.
 * For routes without a transaction: hashing takes its time, and a refused guess keeps its count [T-73].
 */
export const provePassword = async (request: FastifyRequest, password: string): Promise<PasswordHolder> => {
  const holder = await findPasswordHolder(request)
  const { id: personId, email } = holder.person
  const bySession = { kind: 'reauthentication', of: [holder.sessionId], policy: ACCOUNT_BACKOFF }
  const { waitS, settle } = await takeGuess(request, { personId, email, alsoCounted: [bySession] })
  if (waitS > 0) tooMany(waitS)
  if (!(await verifyPassword(password, holder.stored)))
    badRequest('The current password is not right.', [{ path: 'currentPassword', message: 'is not right' }])
  await settle()
  return holder
}
