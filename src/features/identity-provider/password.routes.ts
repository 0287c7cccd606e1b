import { z } from 'zod'
import { changeOwnPassword, newPassword } from '#features/identity/public.server.ts'
import { sendChanged } from '#features/identity-provider/account-mail.ts'
import { ErrorAnswer } from '#server/http/errors.ts'
import type { App } from '#server/feature.ts'

export const passwordRoutes = (app: App): void => {
  const { services } = app
  app.post(
    '/api/me/password',
    {
      // Hashing takes its time: no transaction waits for it.
      config: { opensNoTransaction: true },
      schema: {
        tags: ['me'],
        summary: 'Changes my password, ends my other sessions and tells my address',
        body: z.object({ currentPassword: z.string().min(1).max(200), newPassword }),
        response: { 200: z.object({ success: z.literal(true) }), 400: ErrorAnswer, 401: ErrorAnswer, 429: ErrorAnswer },
      },
    },
    async (request) => {
      const { tenant } = request.scope
      await changeOwnPassword(request, {
        ...request.body,
        tell: (tx, person) => sendChanged({ services, tenant, tx }, person),
      })
      return { success: true as const }
    },
  )
}
