import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageHref } from '#foundation/blocks/public.ts'
import { isGatedPage, isStaffPage } from '#features/site/content/public.ts'
import { isStaff } from '#foundation/identity/public.ts'
import { preferredLocale } from '#foundation/locale/public.ts'
import type { Tenant } from '#foundation/tenants/public.ts'
import { DEFAULT_LOCALE, localePath, type Locale } from '#kernel/locale.ts'
import { toSameOriginPath } from '#kernel/same-origin-path.ts'
import { parseSitePath, type SitePath } from '#kernel/site-path.ts'
import { isCallAddress } from '#platform/http/error-answer.rules.ts'
import { requireAccess, keepPrivate, PRIVATE } from '#platform/http/access.ts'
import { notFound } from '#platform/http/errors.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { encodeHref, pathOf, searchOf, signInAddress } from '#app/pages/page-address.ts'
import { createFileReader } from '#app/pages/page-files.ts'
import type { PageAnswers } from '#app/pages/page-answers.ts'
import type { PageRouteParts } from '#app/pages/page-route-parts.ts'
import { guardSelectorBodies } from '#app/pages/selector-access.ts'
import { createSelectorFinder } from '#app/pages/page-selectors.ts'
import { isNarrowedPage } from '#app/pages/authored-page.ts'
import { asksForMode, modeOf } from '#app/pages/page-mode.ts'

/** Leads to the first screen that one may open. */
const BACK_OFFICE = '/back-office'

/**
 * Portal pages hold nothing personal and differ by roles alone, so this process keeps them for its own use, under a name that no
 * address has: each request is checked before, and no cache in front of us sees them [T-34].
 */
const portalKey = (url: string, roles: readonly string[]): string | undefined =>
  url.includes('?') ? undefined : `portal ${roles.toSorted().join()} ${url}`

export const pageRoutes = async (
  app: App,
  {
    tenants,
    cache,
    maker,
    selectors,
    beforePage,
    beforeSelector,
    bareHost,
    db,
    resolveUser,
    variants,
    findSpelling,
    findRedirect,
    backOffice,
  }: PageRouteParts,
  { send, sendMissing }: PageAnswers,
): Promise<void> => {
  const findSelectorRoute = createSelectorFinder(selectors)

  const leadToSignIn = (request: FastifyRequest, reply: FastifyReply, tenant: Tenant, locale: Locale): FastifyReply =>
    reply.header('cache-control', PRIVATE).redirect(signInAddress(tenants, tenant, locale, request.url), 302)

  /** As routes of a feature have it: one transaction, and who asks. */
  const inScope = <T>(request: FastifyRequest, tenant: Tenant, work: () => Promise<T>): Promise<T> =>
    withTenant(db, tenant.key, async (tx) => {
      request.tx = tx
      request.scope = { tenant: tenant.key, user: await resolveUser?.(tx, request) }
      return work()
    }).finally(() => {
      // It is over: nothing that follows may take it for open.
      delete (request as { tx?: Tx }).tx
    })

  /** One address for each page: in other letters it leads there, and what there is not is missing whatever the reason [T-26]. */
  const answerMissing = async (
    request: FastifyRequest,
    reply: FastifyReply,
    tenant: Tenant,
    { locale, page }: SitePath & { locale: Locale },
  ): Promise<unknown> => {
    const place = { locale, path: page.toLowerCase() }
    const variant = { ...variants.variantOf(request.url, request.headers.cookie, place), path: page }
    const spelling = await findSpelling(tenant, variant)
    const href = spelling === undefined ? undefined : pageHref(locale, spelling)
    if (href === undefined || href === pathOf(request.url)) {
      const moved = await withTenant(db, tenant.key, (tx) => findRedirect(tx, locale, page))
      if (moved === undefined) return sendMissing(request, reply, tenant, locale)
      // Asked again each time: the page may move once more.
      return reply.header('cache-control', 'no-cache').redirect(`${pageHref(locale, moved)}${searchOf(request.url)}`, 301)
    }
    // By market: no cache may tell the next visitor.
    return reply.header('cache-control', PRIVATE).redirect(`${href}${searchOf(request.url)}`, 301)
  }

  const answerPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    tenant: Tenant,
    path: SitePath & { locale: Locale },
  ): Promise<unknown> => {
    const { locale, page } = path
    if (request.method === 'POST' || (path.extension !== undefined && path.extension !== 'html'))
      return sendMissing(request, reply, tenant, locale)
    for (const answerInstead of beforePage) {
      const answered = answerInstead(request, reply, path)
      if (answered) return answered
    }
    const variant = variants.variantOf(request.url, request.headers.cookie, { locale, path: page })
    const requested = { tenant, locale, path: page, variant }
    // Looked at before a byte is sent; neither the page nor its absence tells an anonymous visitor anything.
    if (isGatedPage(page) || asksForMode(request.url)) {
      const { user, ...how } = await inScope(request, tenant, async () => ({ user: request.scope.user, ...modeOf(request) }))
      if (!user && isGatedPage(page)) return leadToSignIn(request, reply, tenant, locale)
      const { roles = [] } = user ?? {}
      if (page === BACK_OFFICE && isStaff(roles)) {
        const first = await withTenant(db, tenant.key, (tx) => backOffice.findFirstScreen(tx, { ...requested, roles }))
        if (first) return reply.header('cache-control', PRIVATE).redirect(pageHref(locale, first), 302)
      }
      if (isStaffPage(page) && !backOffice.mayOpen(page, roles)) return sendMissing(request, reply, tenant, locale)
      // With a query it is made for this request alone, so that its blocks may know what the address asks.
      const asked = { ...requested, variant: { ...variant, query: new URLSearchParams(searchOf(request.url)) } }
      const make = () => maker.makePage({ ...asked, ...how, roles, viewer: user })
      const key = portalKey(request.url, roles)
      const made =
        key === undefined ? await make() : (cache.get(tenant.key, key) ?? (await cache.getOrMake(tenant.key, key, make)))
      return made ? send(request, reply, made, PRIVATE) : answerMissing(request, reply, tenant, path)
    }
    const key = variants.keyOf(request.url, variant)
    const make = () => maker.makePage(requested)
    const made = key === undefined ? await make() : await cache.getOrMake(tenant.key, key, make)
    if (made) return send(request, reply, made)
    if (!(await isNarrowedPage(db, tenant, { locale, path: page }))) return answerMissing(request, reply, tenant, path)
    // A page for some people: never stored, and to whoever may not see it it does not exist.
    const user = await inScope(request, tenant, async () => request.scope.user)
    if (!user) return leadToSignIn(request, reply, tenant, locale)
    const own = await maker.makePage({ ...requested, roles: user.roles, viewer: user })
    return own ? send(request, reply, own, PRIVATE) : sendMissing(request, reply, tenant, locale)
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const tenant = tenants.byHost(request.host)
    const pathname = pathOf(request.url)
    if (!tenant && pathname === '/' && bareHost) return bareHost(request, reply)
    if (!tenant) return notFound('page')
    if (pathname === '/') {
      const home = preferredLocale(request.cookies)
      const { resource, appId } = request.query as Readonly<Record<string, unknown>>
      const back = toSameOriginPath(resource, localePath(home))
      // Whoever was signed out unawares signs in again [2.1.9, 8.2.1]; whoever chose to leave only gets back to the page.
      const way = resource === undefined || appId === undefined ? back : signInAddress(tenants, tenant, home, back)
      return reply.header('cache-control', PRIVATE).redirect(way, 302)
    }

    // Whatever it accepts: a program that misspelt an address could do nothing with a page [7.10.2].
    if (isCallAddress(pathname)) notFound('address')
    const path = parseSitePath(pathname)
    const { locale } = path ?? {}
    if (!path || !locale || (path.contentTenant ?? tenant.key) !== tenant.key)
      return sendMissing(request, reply, tenant, locale ?? DEFAULT_LOCALE)
    if (path.selectors.length > 0 || path.part !== undefined) {
      const route = findSelectorRoute(request, path)
      // Whoever types a part's number does not encode its dots.
      if (!route && path.part === undefined && request.method === 'GET')
        return answerMissing(request, reply, tenant, { ...path, locale, page: [path.page, ...path.selectors].join('.') })
      if (!route) return sendMissing(request, reply, tenant, locale)
      if (route.price) app.prices.charge(request, route.price)
      return inScope(request, tenant, async () => {
        requireAccess(route.access ?? 'everyone', request.scope.user)
        for (const guard of route.isReading ? [] : beforeSelector)
          await guard(request, `${path.page}.${path.selectors[0] ?? path.part ?? ''}`)
        keepPrivate(reply)
        return route.answer(request, reply, path)
      })
    }
    if (pathname.endsWith('/')) return reply.redirect(`${encodeHref(locale, path.page)}${searchOf(request.url)}`, 301)
    return answerPage(request, reply, tenant, { ...path, locale })
  }

  // In a scope of their own: forms with files are taken at pages' addresses, and nowhere else by this.
  await app.register(async (scope) => {
    const readFiles = createFileReader(app.services, tenants, findSelectorRoute)
    const findUser = (request: FastifyRequest, tenant: Tenant) => inScope(request, tenant, async () => request.scope.user)
    guardSelectorBodies(scope, { tenants, findRoute: findSelectorRoute, findUser })
    scope.addContentTypeParser('multipart/form-data', readFiles)
    scope.route({ method: ['GET', 'POST'], url: '/*', schema: { hide: true }, handler: answer })
  })
}
