import type { FastifyReply, FastifyRequest } from 'fastify'
import { preferredLocale } from '#foundation/locale/public.ts'
import type { Tenant } from '#foundation/tenants/public.ts'
import { DEFAULT_LOCALE, localePath } from '#kernel/locale.ts'
import { toSameOriginPath } from '#kernel/same-origin-path.ts'
import { parseSitePath } from '#kernel/site-path.ts'
import { isCallAddress } from '#platform/http/error-answer.rules.ts'
import { keepPrivate, PRIVATE, requireAccess } from '#platform/http/access.ts'
import { notFound } from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'
import { createMissingAnswer } from '#app/pages/answer-missing.ts'
import { createPageAnswer } from '#app/pages/answer-page.ts'
import { encodeHref, pathOf, searchOf, signInAddress } from '#app/pages/page-address.ts'
import type { PageAnswers } from '#app/pages/page-answers.ts'
import { createFileReader } from '#app/pages/page-files.ts'
import type { PageRouteParts } from '#app/pages/page-route-parts.ts'
import { createSelectorFinder } from '#app/pages/page-selectors.ts'
import { createScopeRunner, type PageVisit } from '#app/pages/page-visit.ts'
import { guardSelectorBodies } from '#app/pages/selector-access.ts'

/** Every address of a site that no endpoint has: the root, pages, and the selectors of pages. */
export const pageRoutes = async (app: App, parts: PageRouteParts, answers: PageAnswers): Promise<void> => {
  const { tenants, selectors, beforeSelector, bareHost } = parts
  const { sendMissing } = answers
  const findSelectorRoute = createSelectorFinder(selectors)
  const inScope = createScopeRunner(parts)
  const answerMissing = createMissingAnswer(parts, answers)
  const answerPage = createPageAnswer(parts, answers, { inScope, answerMissing })

  /** Home in the visitor's language. Whoever was signed out signs in again [2.1.9, 8.2.1]; whoever chose to leave gets back to the page. */
  const answerRoot = (request: FastifyRequest, reply: FastifyReply, tenant: Tenant): FastifyReply => {
    const home = preferredLocale(request.cookies)
    const { resource, appId } = request.query as Readonly<Record<string, unknown>>
    const back = toSameOriginPath(resource, localePath(home))
    const address = resource === undefined || appId === undefined ? back : signInAddress(tenants, tenant, home, back)
    return reply.header('cache-control', PRIVATE).redirect(address, 302)
  }

  const answerSelector = async (visit: PageVisit): Promise<unknown> => {
    const { request, reply, tenant, path } = visit
    const route = findSelectorRoute(request, path)
    // Whoever types a part's number does not encode its dots.
    if (!route && path.part === undefined && request.method === 'GET')
      return answerMissing({ ...visit, path: { ...path, page: [path.page, ...path.selectors].join('.') } })
    if (!route) return sendMissing(request, reply, tenant, path.locale)
    if (route.price) app.prices.charge(request, route.price)
    return inScope(visit, async () => {
      requireAccess(route.access ?? 'everyone', request.scope.user)
      for (const guard of route.isReading ? [] : beforeSelector)
        await guard(request, `${path.page}.${path.selectors[0] ?? path.part ?? ''}`)
      keepPrivate(reply)
      return route.answer(request, reply, path)
    })
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const tenant = tenants.byHost(request.host)
    const pathname = pathOf(request.url)
    if (!tenant && pathname === '/' && bareHost) return bareHost(request, reply)
    if (!tenant) return notFound('page')
    if (pathname === '/') return answerRoot(request, reply, tenant)
    // Whatever it accepts: a program with a misspelt address could do nothing with a page [7.10.2].
    if (isCallAddress(pathname)) notFound('address')
    const parsed = parseSitePath(pathname)
    const { locale } = parsed ?? {}
    if (!parsed || !locale || (parsed.contentTenant ?? tenant.key) !== tenant.key)
      return sendMissing(request, reply, tenant, locale ?? DEFAULT_LOCALE)
    const path = { ...parsed, locale }
    const visit = { request, reply, tenant, path }
    if (path.selectors.length > 0 || path.part !== undefined) return answerSelector(visit)
    if (pathname.endsWith('/')) return reply.redirect(`${encodeHref(locale, path.page)}${searchOf(request.url)}`, 301)
    return answerPage(visit)
  }

  // In a scope of their own: forms with files are taken at pages' addresses, and nowhere else by this.
  await app.register(async (scope) => {
    const readFiles = createFileReader(app.services, tenants, findSelectorRoute)
    const findUser = (request: FastifyRequest, tenant: Tenant) => inScope({ request, tenant }, async () => request.scope.user)
    guardSelectorBodies(scope, { tenants, findRoute: findSelectorRoute, findUser })
    scope.addContentTypeParser('multipart/form-data', readFiles)
    scope.route({ method: ['GET', 'POST'], url: '/*', schema: { hide: true }, handler: answer })
  })
}
