import { findHolder, provePassword } from '#features/identity/reauthentication/password-proof.service.ts'
import {
  isReauthenticated,
  methodOf,
  rememberReauthentication,
} from '#features/identity/reauthentication/reauthentication.service.ts'
import { readReauthentication, reauthenticate } from '#features/identity/reauthentication/reauthentication.api.ts'
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
      const { sessionId } = await findHolder(request)
      const isFresh = await withTenant(db, request.scope.tenant, (tx) => isReauthenticated(tx, request, sessionId))
      return { method: methodOf(request), isFresh }
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
