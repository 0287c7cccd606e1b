import {
  isReauthenticated,
  provePassword,
  reauthenticationMethodOf,
  rememberReauthentication,
} from '#foundation/identity/public.server.ts'
import { readReauthentication, reauthenticate } from '#foundation/reauthentication/reauthentication.api.ts'
import { factorProofRoutes } from '#foundation/reauthentication/factor-proof.routes.ts'
import { findFactorHolder, listFactors } from '#foundation/second-factor/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import type { App } from '#platform/feature.ts'

export const reauthenticationRoutes = (app: App): void => {
  const { db } = app.services
  const options = { config: { opensNoTransaction: true } }

  addEndpoint(
    app,
    readReauthentication,
    async (request) => {
      return withTenant(db, request.scope.tenant, async (tx) => {
        const { person, sessionId } = await findFactorHolder(tx, request)
        const { passkeys, authenticatorSince } = await listFactors(tx, person.id)
        const factors = [
          ...(passkeys.length > 0 ? (['passkey'] as const) : []),
          ...(authenticatorSince ? (['authenticator'] as const) : []),
        ]
        return { method: reauthenticationMethodOf(request), isFresh: await isReauthenticated(tx, request, sessionId), factors }
      })
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
  factorProofRoutes(app)
}
