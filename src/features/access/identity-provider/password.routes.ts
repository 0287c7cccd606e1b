import { changePassword } from '#foundation/identity/public.ts'
import { changeOwnPassword } from '#foundation/identity/public.server.ts'
import { sendChanged } from '#features/access/identity-provider/account-mail.service.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

export const passwordRoutes = (app: App): void => {
  const { services } = app
  addEndpoint(
    app,
    changePassword,
    async (request) => {
      const { tenant } = request.scope
      await changeOwnPassword(request, {
        ...request.body,
        tell: (tx, person) => sendChanged({ services, tenant, tx, by: person.id }, person),
      })
      return { success: true as const }
    },
    // Hashing takes its time: no transaction waits for it.
    { config: { opensNoTransaction: true } },
  )
}
