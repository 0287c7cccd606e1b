import type { FastifyRequest } from 'fastify'
import { type Person, requirePerson } from '#foundation/identity/public.server.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import { Problem, tooMany } from '#platform/http/errors.ts'
import { takeAttemptIn } from '#platform/limits/attempt.store.ts'
import { MAILBOX_BACKOFF, type BackoffPolicy } from '#platform/limits/backoff.rules.ts'
import { userOf } from '#platform/http/access.ts'

export const SUCCESS = { success: true } as const

export type Requester = { readonly user: Pick<ScopeUser, 'id' | 'actorId'>; readonly person: Person; readonly now: Date }

export const readRequester = async (request: FastifyRequest): Promise<Requester> => ({
  user: userOf(request),
  person: await requirePerson(request),
  now: request.server.services.clock.now(),
})

/** Proof of identity is given by the person alone. */
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
