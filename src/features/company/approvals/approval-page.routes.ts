import { openApproval } from '#features/company/approvals/approval-page.api.ts'
import { APPROVALS_PATH, approvalPath } from '#features/company/approvals/approval-paths.rules.ts'
import { readView } from '#features/company/approvals/approval.routes.ts'
import { APPROVALS_WORDS } from '#features/company/approvals/approval.texts.ts'
import { approvalDetail } from '#features/company/approvals/detail/approval-detail.schema.ts'
import { requireMember } from '#features/company/people/public.server.ts'
import { listPageLocales } from '#features/site/content/public.server.ts'
import { FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import { pageHref } from '#foundation/blocks/public.ts'
import { signInAddress } from '#foundation/identity/public.ts'
import { sameLocale } from '#foundation/locale/public.ts'
import { isLanguage } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { fillText } from '#kernel/texts.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The page of one order that waits; one that is nothing to the person does not exist. */
export const approvalPageRoutes = (app: App): void => {
  const { tenants, dictionaries } = app.services
  addEndpoint(app, openApproval, async (request, reply) => {
    const { country = '', language = '', id = '' } = request.params as Readonly<Record<string, string | undefined>>
    if (!isLanguage(language)) return notFound('page')
    const locale = { country, language }
    const known = await listPageLocales(request.tx, FRAME_FRAGMENTS.header)
    if (!known.some((one) => sameLocale(one, locale))) return notFound('page')
    // Before it is looked for: whether there is one is nothing that an anonymous visitor learns.
    if (!request.scope.user)
      return reply.redirect(signInAddress(tenants.configOf(request.scope.tenant, locale), request.url), 302)
    const approvalId = id.replace(/\.html$/, '')
    if (!UUID.test(approvalId)) return notFound('page')
    const view = await readView(request, await requireMember(request), approvalId, locale)
    const { title: list } = APPROVALS_WORDS[language]
    const words = dictionaries[language]['approvals'] ?? {}
    const title = fillText(lookUp(words, 'who') ?? '', { who: view.requester.name })
    return request.server.sendFeaturePage(
      request,
      reply,
      { locale, path: approvalPath(approvalId) },
      {
        title,
        description: title,
        isFramed: true,
        blocks: [
          {
            id: 'trail',
            type: 'breadcrumbs',
            props: { trail: [{ label: list, href: pageHref(locale, APPROVALS_PATH) }], current: title },
          },
          { id: 'approval', type: approvalDetail.type, props: { view } },
        ],
      },
    )
  })
}
