import type { FastifyRequest } from 'fastify'
import { DEFAULT_LOCALE, localePath } from '#kernel/locale.ts'
import { parseSitePath } from '#kernel/site-path.ts'
import type { PageAnswers } from '#app/pages/page-answers.ts'
import type { PageRouteParts } from '#app/pages/page-route-parts.ts'
import type { RenderErrorPage } from '#platform/http/errors.ts'
import { encodePage } from '#platform/http/page-cache.ts'
import type { RefusalPage } from '#platform/http/refusal.ts'

type Parts = Pick<PageRouteParts, 'tenants' | 'cache' | 'maker'> & { readonly answers: PageAnswers }

/** Pages that say what went wrong. */
export const createPlainPages = ({ tenants, cache, maker, answers }: Parts) => {
  /** Needs no database: it may be what failed [T-69]. */
  const renderErrorPage: RenderErrorPage = async (request, reply, { status, code }) => {
    const tenant = tenants.byHost(request.host)
    if (!tenant) return reply.type('text/plain; charset=utf-8').send(status === 404 ? 'Not found' : 'Something went wrong')
    const locale = parseSitePath(request.url.split('?')[0] ?? '/')?.locale ?? DEFAULT_LOCALE
    return answers.send(request, reply, await maker.makePlainErrorPage({ tenant, locale }, status, code))
  }

  /** Drawn once for each site and language: under load there is no time for it. */
  const findRefusalPage = async (request: FastifyRequest): Promise<RefusalPage | undefined> => {
    const tenant = tenants.byHost(request.host)
    if (!tenant) return undefined
    const locale = parseSitePath(request.url.split('?')[0] ?? '/')?.locale ?? DEFAULT_LOCALE
    const make = () => maker.makePlainErrorPage({ tenant, locale }, 503)
    const key = `busy ${localePath(locale)}`
    return encodePage(cache.get(tenant.key, key) ?? (await cache.getOrMake(tenant.key, key, make)), 'identity')
  }
  return { renderErrorPage, findRefusalPage }
}
