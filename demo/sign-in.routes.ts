import { z } from 'zod'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { findPersonByEmail } from '#foundation/identity/public.server.ts'
import { openSession, setSessionCookies } from '#foundation/identity/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { notFound } from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'

/** One click from the page that lists the people: signs in as one of them, without the password that everyone knows. */
export const demoSignInRoutes = (app: App): void => {
  const { services } = app
  const params = z.object({ who: z.string().regex(/^[a-z]{1,20}\d?$/) })
  app.get(
    '/demo/sign-in/:who',
    { config: { opensNoTransaction: true }, schema: { hide: true, params } },
    async (request, reply) => {
      const { key } = services.tenants.byHost(request.host) ?? notFound('page')
      const token = await withTenant(services.db, key, async (tx) => {
        const person = (await findPersonByEmail(tx, `${request.params.who}@${key}.example`)) ?? notFound('person')
        const now = services.clock.now()
        await writeAudit(tx, { id: person.id }, now, 'signed-in')
        return (await openSession(tx, { personId: person.id, now, limits: services.config.session })).token
      })
      setSessionCookies(reply, services, key, token)
      const { postLoginHomePath } = services.tenants.configOf(key)
      return reply.header('cache-control', 'no-store').redirect(postLoginHomePath, 303)
    },
  )
}
