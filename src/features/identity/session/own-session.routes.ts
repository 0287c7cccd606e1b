import { z } from 'zod'
import { writeAudit } from '#features/audit/public.server.ts'
import { requireReauthentication } from '#features/identity/reauthentication/reauthentication.ts'
import { endOwnSession, listSessions } from '#features/identity/session/session.store.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import { ErrorAnswer, notFound, unauthorised } from '#server/http/errors.ts'
import type { App } from '#server/feature.ts'

const tags = ['me']

/** Sessions belong to the person at the keyboard, also while they act for a customer. */
const ownerOf = (user: ScopeUser | undefined): { personId: string; sessionId: string } => {
  const { id, actorId, sessionId } = user ?? unauthorised()
  return { personId: actorId ?? id, sessionId }
}

const listed = z.object({
  id: z.uuid(),
  device: z.string().describe('Browser and system as the browser names them'),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})

export const ownSessionRoutes = (app: App): void => {
  const { clock } = app.services

  app.get(
    '/api/me/sessions',
    { schema: { tags, summary: 'Where I am signed in', response: { 200: z.array(listed), 401: ErrorAnswer } } },
    async (request, reply) => {
      const { personId, sessionId } = ownerOf(request.scope.user)
      reply.header('cache-control', 'no-store')
      return (await listSessions(request.tx, personId, clock.now())).map(({ id, device, createdAt, seenAt }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
        isCurrent: id === sessionId,
      }))
    },
  )

  app.delete(
    '/api/me/sessions/:id',
    {
      schema: {
        tags,
        summary: 'Ends one of my sessions; for others than this one I have to prove that it is me',
        params: z.object({ id: z.uuid() }),
        response: { 200: z.object({ success: z.literal(true) }), 403: ErrorAnswer, 404: ErrorAnswer },
      },
    },
    async (request) => {
      const { personId, sessionId } = ownerOf(request.scope.user)
      if (!(await endOwnSession(request.tx, personId, request.params.id))) notFound('session')
      // A thief who could end the owner's sessions would have the account to themselves; this one's end is just a sign-out.
      if (request.params.id !== sessionId) await requireReauthentication(request)
      await writeAudit(request.tx, { id: personId }, clock.now(), 'session-ended', { session: request.params.id })
      return { success: true as const }
    },
  )
}
