import { pageHref } from '#foundation/blocks/public.ts'
import { withTenant } from '#platform/database/database.ts'
import { PRIVATE } from '#platform/http/access.ts'
import { pathOf, searchOf } from '#app/pages/page-address.ts'
import type { PageAnswers } from '#app/pages/page-answers.ts'
import type { PageRouteParts } from '#app/pages/page-route-parts.ts'
import type { PageVisit } from '#app/pages/page-visit.ts'

type Parts = Pick<PageRouteParts, 'db' | 'variants' | 'findSpelling' | 'findRedirect'>

/** Where there is no page: redirects to its right spelling or to where it was moved; otherwise 404, whatever the reason [T-26]. */
export const createMissingAnswer =
  ({ db, variants, findSpelling, findRedirect }: Parts, { sendMissing }: Pick<PageAnswers, 'sendMissing'>) =>
  async ({ request, reply, tenant, path: { locale, page } }: PageVisit): Promise<unknown> => {
    const place = { locale, path: page.toLowerCase() }
    const variant = { ...variants.variantOf(request.url, request.headers.cookie, place), path: page }
    const spelling = await findSpelling(tenant, variant)
    const href = spelling === undefined ? undefined : pageHref(locale, spelling)
    // The spelling depends on the market: no cache may keep the redirect.
    if (href !== undefined && href !== pathOf(request.url))
      return reply.header('cache-control', PRIVATE).redirect(`${href}${searchOf(request.url)}`, 301)
    const moved = await withTenant(db, tenant.key, (tx) => findRedirect(tx, locale, page))
    if (moved === undefined) return sendMissing(request, reply, tenant, locale)
    // Checked again each time: the page may move once more.
    return reply.header('cache-control', 'no-cache').redirect(`${pageHref(locale, moved)}${searchOf(request.url)}`, 301)
  }
