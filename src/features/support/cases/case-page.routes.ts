import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageHref } from '#foundation/blocks/public.ts'
import { readerOf, viewCase } from '#features/support/cases/case-step.service.ts'
import { casePath, CASES_PATH, readCaseSelector } from '#features/support/cases/case.rules.ts'
import { markSeen } from '#features/support/cases/conversation.store.ts'
import { signInAddress } from '#foundation/identity/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { SelectorRoute } from '#platform/feature.ts'
import { notFound } from '#platform/http/errors.ts'

const PAGES: readonly string[] = [`${CASES_PATH}/case-detail`, `${CASES_PATH}/case-detail-hbs`]

const sendCase = async (request: FastifyRequest, reply: FastifyReply, locale: Locale, id: string): Promise<FastifyReply> => {
  const { tx, scope, server } = request
  const { services } = server
  // Before it is looked for: whether there is one is nothing that an anonymous visitor learns.
  if (!scope.user) {
    const address = signInAddress(services.tenants.configOf(scope.tenant, locale), request.url)
    return reply.redirect(address, 302)
  }
  const reader = readerOf(request)
  const view = (await viewCase(request, reader, id)) ?? notFound('page')
  if (view.isOwn) await markSeen(tx, id, services.clock.now())
  const words = services.dictionaries[locale.language]['cases'] ?? {}
  const trail = [
    { label: words['home'] ?? '', href: pageHref(locale, '/') },
    { label: words['title'] ?? '', href: pageHref(locale, CASES_PATH) },
  ]
  return server.sendFeaturePage(
    request,
    reply,
    { locale, path: casePath(id) },
    {
      title: `CASE-${view.id}: ${view.subject}`,
      description: '',
      kind: 'Case Detail',
      isFramed: true,
      blocks: [
        { id: 'trail', type: 'breadcrumbs', props: { trail, current: `CASE-${view.id}` } },
        { id: 'case', type: 'case-detail', props: { view } },
      ],
    },
  )
}

/** `case-detail.CASE-{id}` and `case-detail-hbs.CASE-{id}` [2.2.9]. */
export const caseSelector: SelectorRoute = {
  selector: /^CASE-/,
  methods: ['GET'],
  answer: async (request, reply, { locale, page, selectors, extension }) => {
    const id = readCaseSelector(selectors[0])
    if (!locale || !id || selectors.length !== 1 || (extension !== undefined && extension !== 'html')) return notFound('page')
    const own = page.replace(/^\/support-center\//, '/support/')
    if (!PAGES.includes(own)) return notFound('page')
    if (own !== page) return reply.redirect(`${pageHref(locale, own)}.CASE-${id}`, 301)
    return sendCase(request, reply, locale, id)
  },
}
