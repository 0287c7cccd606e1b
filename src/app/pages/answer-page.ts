import { pageHref } from '#foundation/blocks/public.ts'
import { isGatedPage, isStaffPage } from '#features/site/content/public.ts'
import { isStaff } from '#foundation/identity/public.ts'
import { withTenant } from '#platform/database/database.ts'
import { PRIVATE } from '#platform/http/access.ts'
import { isNarrowedPage } from '#app/pages/authored-page.ts'
import { searchOf } from '#app/pages/page-address.ts'
import type { PageAnswers } from '#app/pages/page-answers.ts'
import { asksForMode, modeOf } from '#app/pages/page-mode.ts'
import type { PageRequest } from '#app/pages/page-request.ts'
import type { PageRouteParts } from '#app/pages/page-route-parts.ts'
import { redirectToSignIn, type PageVisit, type RunInScope } from '#app/pages/page-visit.ts'

/** Redirects to the first screen that one may open. */
const BACK_OFFICE = '/back-office'

/**
 * Portal pages hold nothing personal and differ by roles alone (on the site and in the company), so this process caches them for its own use, under a key that no
 * address has: each request is checked before, and no cache in front of us sees them [T-34].
 */
const portalKey = (url: string, roles: readonly string[], companyRole = ''): string | undefined =>
  url.includes('?') ? undefined : `portal ${roles.toSorted().join()} ${companyRole} ${url}`

type Steps = { readonly inScope: RunInScope; readonly answerMissing: (visit: PageVisit) => Promise<unknown> }

export const createPageAnswer = (
  parts: PageRouteParts,
  { send, sendMissing }: PageAnswers,
  { inScope, answerMissing }: Steps,
): ((visit: PageVisit) => Promise<unknown>) => {
  const { cache, maker, publicMaker, isHeard, db, variants, beforePage, backOffice } = parts

  const requestOf = ({ request, tenant, path: { locale, page } }: PageVisit) => {
    const variant = variants.variantOf(request.url, request.headers.cookie, { locale, path: page })
    return { tenant, locale, path: page, variant } satisfies PageRequest
  }

  /** Portal, back office and pages in edit mode: checked before a byte is sent; nothing tells an anonymous visitor whether it exists. */
  const answerGated = async (visit: PageVisit): Promise<unknown> => {
    const { request, reply, tenant, path } = visit
    const { locale, page } = path
    const { user, ...mode } = await inScope(visit, async () => ({ user: request.scope.user, ...modeOf(request) }))
    if (!user && isGatedPage(page)) return redirectToSignIn(visit, parts)
    const { roles = [], companyRole } = user ?? {}
    const requested = requestOf(visit)
    if (page === BACK_OFFICE && isStaff(roles)) {
      const first = await withTenant(db, tenant.key, (tx) => backOffice.findFirstScreen(tx, { ...requested, roles }))
      if (first) return reply.header('cache-control', PRIVATE).redirect(pageHref(locale, first), 302)
    }
    if (isStaffPage(page) && !backOffice.mayOpen(page, roles)) return sendMissing(request, reply, tenant, locale)
    if (mode.mode === 'publish' && !backOffice.mayVisit(tenant.key, page, companyRole))
      return sendMissing(request, reply, tenant, locale)
    // With a query it is made for this request alone, so that its blocks may read the query.
    const variant = { ...requested.variant, query: new URLSearchParams(searchOf(request.url)) }
    const make = () => maker.makePage({ ...requested, variant, ...mode, roles, companyRole, viewer: user })
    const key = portalKey(request.url, roles, companyRole)
    const made = key === undefined ? await make() : (cache.get(tenant.key, key) ?? (await cache.getOrMake(tenant.key, key, make)))
    return made ? send(request, reply, made, PRIVATE) : answerMissing(visit)
  }

  /** A page for some people only: never cached, and to whoever may not see it it does not exist. */
  const answerNarrowed = async (visit: PageVisit): Promise<unknown> => {
    const { request, reply, tenant, path } = visit
    const user = await inScope(visit, async () => request.scope.user)
    if (!user) return redirectToSignIn(visit, parts)
    const page = await maker.makePage({ ...requestOf(visit), roles: user.roles, companyRole: user.companyRole, viewer: user })
    return page ? send(request, reply, page, PRIVATE) : sendMissing(request, reply, tenant, path.locale)
  }

  const answerPublic = async (visit: PageVisit): Promise<unknown> => {
    const { request, reply, tenant, path } = visit
    const requested = requestOf(visit)
    const make = () => publicMaker.makePage(requested)
    const key = isHeard(request) ? variants.keyOf(request.url, requested.variant) : undefined
    const made = key === undefined ? await make() : await cache.getOrMake(tenant.key, key, make)
    if (made) return send(request, reply, made)
    const isNarrowed = await isNarrowedPage(db, tenant, { locale: path.locale, path: path.page })
    return isNarrowed ? answerNarrowed(visit) : answerMissing(visit)
  }

  return async (visit) => {
    const { request, reply, tenant, path } = visit
    if (request.method === 'POST' || (path.extension !== undefined && path.extension !== 'html'))
      return sendMissing(request, reply, tenant, path.locale)
    for (const answerInstead of beforePage) {
      const answered = answerInstead(request, reply, path)
      if (answered) return answered
    }
    return isGatedPage(path.page) || asksForMode(request.url) ? answerGated(visit) : answerPublic(visit)
  }
}
