import {
  findPasswordHolder,
  isReauthenticated,
  provePassword,
  reauthenticationMethodOf,
  rememberReauthentication,
} from '#features/identity/public.server.ts'
import { readReauthentication, reauthenticate } from '#features/reauthentication/reauthentication.api.ts'
import { withTenant } from '#platform/database/database.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import type { App } from '#platform/feature.ts'

export const reauthenticationRoutes = (app: App): void => {
  const { db } = app.services
  const options = { config: { opensNoTransaction: true } }

  addEndpoint(
    app,
    readReauthentication,
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { sessionId } = await findPasswordHolder(request)
      const isFresh = await withTenant(db, request.scope.tenant, (tx) => isReauthenticated(tx, request, sessionId))
      return { method: reauthenticationMethodOf(request), isFresh }
    },
    options,
  )

  addEndpoint(
    app,
    reauthenticate,
    async (request, reply) => {
      const { person, sessionId } = await provePassword(request, request.body.currentPassword)
      await withTenant(db, request.scope.tenant, (tx) =>
        rememberReauthentication(tx, request, reply, { personId: person.id, sessionId }),
      )
      return { success: true as const }
    },
    options,
  )
}
