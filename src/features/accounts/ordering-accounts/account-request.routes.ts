import type { FastifyRequest } from 'fastify'
import { openAccountDirectory } from '#foundation/accounts/public.server.ts'
import {
  listAccountRequests,
  requestAccount,
  withdrawAccountRequest,
} from '#features/accounts/ordering-accounts/account-request.api.ts'
import { ACCOUNT_REQUEST, numberOfKey } from '#features/accounts/ordering-accounts/account-request.service.ts'
import {
  listRequestsOf,
  submitRequest,
  withdrawRequest,
  writeRequestId,
  type RequestContext,
} from '#foundation/requests/public.server.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { Problem, tooMany } from '#platform/http/errors.ts'
import { takeAttemptIn } from '#platform/limits/attempt.store.ts'
import { MAILBOX_BACKOFF } from '#platform/limits/backoff.rules.ts'
import { userOf } from '#platform/http/access.ts'

const MOST_SHOWN = 10

/** Only the person themselves may request an account. */
const refuseActing = ({ actorId }: ScopeUser): void => {
  if (actorId !== undefined)
    throw new Problem(403, 'acting_personal', 'You are acting for a customer. Only they can ask for this themselves.')
}

const contextOf = ({ tx, scope, server }: FastifyRequest): RequestContext => ({
  tx,
  services: server.services,
  tenant: scope.tenant,
})

const options = { preHandler: refuseForeignAppId }

export const accountRequestRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(
    app,
    listAccountRequests,
    async (request) => {
      const { id } = userOf(request)
      const requested = await listRequestsOf(request.tx, id, ACCOUNT_REQUEST)
      return {
        requests: requested.slice(0, MOST_SHOWN).map(({ number, subjectName, status, askedAt, note }) => ({
          id: writeRequestId(number),
          number: subjectName,
          status,
          askedAt: askedAt.toISOString(),
          note,
        })),
      }
    },
    options,
  )

  addEndpoint(
    app,
    requestAccount,
    async (request) => {
      const user = userOf(request)
      refuseActing(user)
      const { number, reason } = request.body
      const subjectId = numberOfKey(number.toUpperCase())
      const own = await openAccountDirectory(request.tx).listOwnSoldTos(user.id)
      if (own.some((account) => numberOfKey(account.number) === subjectId))
        throw new Problem(409, 'conflict', 'You order for this account already.')
      // Answering a hundred calls must not send a hundred mails to staff [T-63].
      const wait = await takeAttemptIn(request.tx, clock.now(), [
        { kind: 'account-request', of: [user.id], policy: MAILBOX_BACKOFF },
      ])
      if (wait > 0) tooMany(wait)
      const subject = { kind: ACCOUNT_REQUEST, subjectId, subjectName: number.toUpperCase() }
      const made = await submitRequest(contextOf(request), { user, ...subject, reason })
      return { id: writeRequestId(made.number), status: 'Waiting' as const }
    },
    options,
  )

  addEndpoint(
    app,
    withdrawAccountRequest,
    async (request, reply) => {
      const user = userOf(request)
      refuseActing(user)
      const subjectId = numberOfKey(request.params.number.toUpperCase())
      const withdrawn = await withdrawRequest(contextOf(request), user, { kind: ACCOUNT_REQUEST, subjectId })
      if (!withdrawn) throw new Problem(409, 'conflict', 'Nothing is waiting.')
      return reply.send(undefined)
    },
    options,
  )
}
