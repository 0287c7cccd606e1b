import { writeAudit } from '#foundation/audit/public.server.ts'
import { nameSessionDevice } from '#foundation/identity/device/known-device.store.ts'
import { requireReauthentication } from '#foundation/identity/proof/fresh-proof.service.ts'
import { endOwnSession, listOwnSessions, nameDevice } from '#foundation/identity/session/person-sessions.api.ts'
import { listSessions } from '#foundation/identity/session/session-list.store.ts'
import { dropOwnSession } from '#foundation/identity/session/session.store.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'
import type { FastifyRequest } from 'fastify'
import { userOf } from '#platform/http/access.ts'

/** Sessions belong to the person at the keyboard, also while they act for a customer. */
const ownerOf = (request: FastifyRequest): { personId: string; sessionId: string } => {
  const { id, actorId, sessionId } = userOf(request)
  return { personId: actorId ?? id, sessionId }
}

export const ownSessionRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, listOwnSessions, async (request) => {
    const { personId, sessionId } = ownerOf(request)
    return (await listSessions(request.tx, personId, clock.now())).map(
      ({ id, device, name, country, network, createdAt, seenAt }) => ({
        id,
        device,
        name: name ?? '',
        country,
        network,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
        isCurrent: id === sessionId,
      }),
    )
  })

  addEndpoint(app, endOwnSession, async (request) => {
    const { personId, sessionId } = ownerOf(request)
    if (!(await dropOwnSession(request.tx, personId, request.params.id))) notFound('session')
    // A thief who could end the owner's sessions would have the account to themselves; this one's end is just a sign-out.
    if (request.params.id !== sessionId) await requireReauthentication(request)
    await writeAudit(request.tx, { id: personId }, clock.now(), 'session-ended', { session: request.params.id })
    return { success: true as const }
  })

  addEndpoint(app, nameDevice, async (request) => {
    const { personId } = ownerOf(request)
    const { params, body } = request
    if (!(await nameSessionDevice(request.tx, personId, params.id, body.name))) notFound('session')
    await writeAudit(request.tx, { id: personId }, clock.now(), 'device.named', { session: params.id, name: body.name })
    return { success: true as const }
  })
}
