import type { FastifyReply, FastifyRequest } from 'fastify'
import { markSecondFactor, rememberReauthentication, signInAttempts } from '#foundation/identity/public.server.ts'
import {
  reauthenticateByCode,
  reauthenticateByPasskey,
  startPasskeyProof,
} from '#foundation/reauthentication/reauthentication.api.ts'
import {
  checkAssertion,
  findFactorHolder,
  listFactors,
  methodsOfPasskey,
  offerProof,
  proveByCode,
} from '#foundation/second-factor/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, notFound, tooMany } from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'
import { returnAttempt, takeAttempt } from '#platform/limits/attempt.store.ts'

/** A passkey or a code in place of the password; each also shows a second factor. */
export const factorProofRoutes = (app: App): void => {
  const { clock, db } = app.services
  const options = { config: { opensNoTransaction: true } }

  const findHolder = (request: FastifyRequest) => withTenant(db, request.scope.tenant, (tx) => findFactorHolder(tx, request))

  const remember = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { personId, sessionId, amr }: { personId: string; sessionId: string; amr: readonly string[] },
  ): Promise<{ success: true }> => {
    await withTenant(db, request.scope.tenant, async (tx) => {
      await rememberReauthentication(tx, request, reply, { personId, sessionId })
      await markSecondFactor(tx, sessionId, amr, clock.now())
    })
    return { success: true }
  }

  addEndpoint(
    app,
    startPasskeyProof,
    (request) => {
      return withTenant(db, request.scope.tenant, async (tx) => {
        const { person, sessionId } = await findFactorHolder(tx, request)
        if ((await listFactors(tx, person.id)).passkeys.length === 0) notFound('passkey')
        return { options: { ...(await offerProof(tx, request, { purpose: 'prove', boundTo: sessionId }, person.id)) } }
      })
    },
    options,
  )

  addEndpoint(
    app,
    reauthenticateByPasskey,
    async (request, reply) => {
      const { person, sessionId } = await findHolder(request)
      const { network } = signInAttempts(person.email, request)
      const wait = await takeAttempt(db, request.scope.tenant, clock.now(), [network])
      if (wait > 0) tooMany(wait)
      const passkey = await checkAssertion(request, request.body.answer, { purpose: 'prove', boundTo: sessionId })
      if (passkey?.personId !== person.id) return badRequest('This passkey could not be confirmed. Please try again.')
      await returnAttempt(db, request.scope.tenant, network)
      return remember(request, reply, { personId: person.id, sessionId, amr: methodsOfPasskey(passkey.isSynced) })
    },
    options,
  )

  addEndpoint(
    app,
    reauthenticateByCode,
    async (request, reply) => {
      const { person, sessionId } = await findHolder(request)
      const answer = await proveByCode(request, person, { typed: request.body.code, allowsRecovery: false })
      if (answer.kind === 'wait') return tooMany(answer.seconds)
      if (answer.kind === 'wrong') return badRequest('This code is not right.', [{ path: 'code', message: 'is not right' }])
      return remember(request, reply, { personId: person.id, sessionId, amr: answer.amr })
    },
    options,
  )
}
