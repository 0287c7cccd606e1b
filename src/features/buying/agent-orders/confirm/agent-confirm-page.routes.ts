import { agentConfirmPath } from '#features/buying/agent-orders/agent-paths.rules.ts'
import { AGENTS_PATH } from '#foundation/agents/public.ts'
import { AGENTS_WORDS } from '#features/buying/agent-orders/agents.texts.ts'
import { agentConfirm } from '#features/buying/agent-orders/confirm/agent-confirm.schema.ts'
import { viewConfirmation } from '#features/buying/agent-orders/confirm/decide-confirmation.service.ts'
import { listPageLocales } from '#features/site/content/public.server.ts'
import { FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import { pageHref } from '#foundation/blocks/public.ts'
import { signInAddress } from '#foundation/identity/public.ts'
import { sameLocale } from '#foundation/locale/public.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { isLanguage } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

const LOCALE = '/:country([a-z]{2})/:language([a-z]{2})'
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The page where a person confirms an order of an app or agent. */
const openConfirmation = endpoint({
  isHidden: true,
  method: 'GET',
  access: 'everyone',
  path: `${LOCALE}${AGENTS_PATH}/confirm.:id`,
})

export const agentConfirmPageRoutes = (app: App): void => {
  const { tenants, dictionaries } = app.services
  addEndpoint(app, openConfirmation, async (request, reply) => {
    const { country = '', language = '', id = '' } = request.params as Readonly<Record<string, string | undefined>>
    if (!isLanguage(language)) return notFound('page')
    const locale = { country, language }
    const known = await listPageLocales(request.tx, FRAME_FRAGMENTS.header)
    if (!known.some((one) => sameLocale(one, locale))) return notFound('page')
    // Before it is looked for: whether there is one is nothing that an anonymous visitor learns.
    if (!request.scope.user)
      return reply.redirect(signInAddress(tenants.configOf(request.scope.tenant, locale), request.url), 302)
    const confirmationId = id.replace(/\.html$/, '')
    if (!UUID.test(confirmationId)) return notFound('page')
    const view = await viewConfirmation(request, confirmationId)
    const title = lookUp(dictionaries[language]['agent-orders'] ?? {}, 'confirm') ?? ''
    return request.server.sendFeaturePage(
      request,
      reply,
      { locale, path: agentConfirmPath(confirmationId) },
      {
        title,
        description: title,
        isFramed: true,
        blocks: [
          {
            id: 'trail',
            type: 'breadcrumbs',
            props: { trail: [{ label: AGENTS_WORDS[language].title, href: pageHref(locale, AGENTS_PATH) }], current: title },
          },
          { id: 'order', type: agentConfirm.type, props: { view } },
        ],
      },
    )
  })
}
