import type { FastifyRequest } from 'fastify'
import { findPerson, type Person } from '#foundation/identity/public.server.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import { Problem, tooMany, unauthorised } from '#platform/http/errors.ts'
import { takeAttemptIn } from '#platform/limits/attempt.store.ts'
import { MAILBOX_BACKOFF, type BackoffPolicy } from '#platform/limits/backoff.rules.ts'

export const SUCCESS = { success: true } as const

export type Asking = { readonly user: Pick<ScopeUser, 'id' | 'actorId'>; readonly person: Person; readonly now: Date }

/** The session says who is meant; nothing in the request can name someone else. */
export const requirePerson = async (request: FastifyRequest): Promise<Asking> => {
  const { user } = request.scope
  const person = user && (await findPerson(request.tx, user.id))
  if (!user || !person) return unauthorised('Please sign in.', { session_valid: false })
  return { user, person, now: request.server.services.clock.now() }
}

/** What proves who someone is belongs to that person alone. */
export const refuseActing = ({ actorId }: Pick<ScopeUser, 'actorId'>): void => {
  if (actorId !== undefined)
    throw new Problem(403, 'acting_personal', 'You are acting for a customer. Only they can change this themselves.')
}

/** Answering a hundred calls must not send a hundred mails [T-63]. */
export const throttle = async (
  request: FastifyRequest,
  kind: string,
  of: string,
  policy: BackoffPolicy = MAILBOX_BACKOFF,
): Promise<void> => {
  const { clock } = request.server.services
  // In the request's own transaction: a second connection would be waited for while this one is held [T-93].
  const wait = await takeAttemptIn(request.tx, clock.now(), [{ kind, of: [of], policy }])
  if (wait > 0) tooMany(wait)
}
