import { z } from 'zod'
import { findPersonByEmail, openSession, setSessionCookies } from '#features/identity/public.server.ts'
import { resolveSiteConfig } from '#features/tenants/public.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { withTenant } from '#server/database/database.ts'
import { notFound } from '#server/http/errors.ts'
import type { App } from '#server/feature.ts'

/** One click from the page that lists the people: signs in as one of them, without the password that everyone knows. */
export const demoSignInRoutes = (app: App): void => {
  const { services } = app
  const params = z.object({ who: z.string().regex(/^[a-z]{1,20}$/) })
  app.get(
    '/demo/sign-in/:who',
    { config: { opensNoTransaction: true }, schema: { hide: true, params } },
    async (request, reply) => {
      const { key, config } = services.tenants.byHost(request.host) ?? notFound('page')
      const token = await withTenant(services.db, key, async (tx) => {
        const person = (await findPersonByEmail(tx, `${request.params.who}@${key}.example`)) ?? notFound('person')
        const now = services.clock.now()
        return (await openSession(tx, { personId: person.id, now, limits: services.config.session })).token
      })
      setSessionCookies(reply, services, key, token)
      const { homePath } = resolveSiteConfig(key, DEFAULT_LOCALE, config)
      return reply.header('cache-control', 'no-store').redirect(homePath, 303)
    },
  )
}
