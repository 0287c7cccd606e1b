import { z } from 'zod'
import { findHolder, provePassword } from '#features/identity/reauthentication/password-proof.ts'
import { isReauthenticated, methodOf, rememberReauthentication } from '#features/identity/reauthentication/reauthentication.ts'
import { REAUTHENTICATION_PATH } from '#features/identity/reauthentication/reauthentication.rules.ts'
import { withTenant } from '#server/database/database.ts'
import { ErrorAnswer } from '#server/http/errors.ts'
import type { App } from '#server/feature.ts'

const tags = ['me']

export const reauthenticationRoutes = (app: App): void => {
  const { db } = app.services
  const config = { opensNoTransaction: true }

  app.get(
    REAUTHENTICATION_PATH,
    {
      config,
      schema: {
        tags,
        summary: 'How I prove that it is me, and whether I just did',
        response: { 200: z.object({ method: z.enum(['password', 'sign-in']), isFresh: z.boolean() }), 401: ErrorAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { sessionId } = await findHolder(request)
      const isFresh = await withTenant(db, request.scope.tenant, (tx) => isReauthenticated(tx, request, sessionId))
      return { method: methodOf(request), isFresh }
    },
  )

  app.post(
    REAUTHENTICATION_PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Proves with my password that it is me, for a few minutes and in this browser',
        body: z.strictObject({ currentPassword: z.string().min(1).max(200) }),
        response: { 200: z.object({ success: z.literal(true) }), 400: ErrorAnswer, 401: ErrorAnswer, 429: ErrorAnswer },
      },
    },
    async (request, reply) => {
      const { person, sessionId } = await provePassword(request, request.body.currentPassword)
      await withTenant(db, request.scope.tenant, (tx) =>
        rememberReauthentication(tx, request, reply, { personId: person.id, sessionId }),
      )
      return { success: true as const }
    },
  )
}
