import { requireOrderingAccount } from '#foundation/accounts/public.server.ts'
import { pageHref } from '#foundation/blocks/public.ts'
import { signInAddress } from '#foundation/identity/public.ts'
import { sameLocale } from '#foundation/locale/public.ts'
import { listPageLocales } from '#features/site/content/public.server.ts'
import { FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import { unitDetail } from '#features/support/equipment/detail/equipment-detail.schema.ts'
import { listEquipment, openUnit, readUnit } from '#features/support/equipment/equipment.api.ts'
import { EQUIPMENT_PATH, assessService, unitPath } from '#features/support/equipment/equipment.rules.ts'
import { countUnits, listUnits } from '#features/support/equipment/equipment.store.ts'
import { EQUIPMENT_WORDS } from '#features/support/equipment/equipment.texts.ts'
import { readUnitView } from '#features/support/equipment/unit-view.service.ts'
import { isLanguage } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

export const equipmentRoutes = (app: App): void => {
  const { clock, tenants, dictionaries } = app.services

  addEndpoint(app, listEquipment, async (request) => {
    const { tx } = request
    const { id: soldToId } = await requireOrderingAccount(request)
    const today = clock.now().toISOString().slice(0, 10)
    const { q, site, service, commissioned, ...list } = request.query
    const { rows, total } = await listUnits(tx, { q, site, service, commissioned }, { ...list, soldToId, today })
    return {
      rows: rows.map(({ warrantyUntil: _, ...unit }) => ({ ...unit, service: assessService(unit.nextServiceOn, today) })),
      total,
      counts: await countUnits(tx, soldToId, today),
    }
  })

  addEndpoint(app, readUnit, async (request) => readUnitView(request, request.params.id, request.query))

  addEndpoint(app, openUnit, async (request, reply) => {
    const { country = '', language = '', id = '' } = request.params as Readonly<Record<string, string | undefined>>
    if (!isLanguage(language)) return notFound('page')
    const locale = { country, language }
    const known = await listPageLocales(request.tx, FRAME_FRAGMENTS.header)
    if (!known.some((one) => sameLocale(one, locale))) return notFound('page')
    // Before it is looked for: whether there is one is nothing that an anonymous visitor learns.
    if (!request.scope.user)
      return reply.redirect(signInAddress(tenants.configOf(request.scope.tenant, locale), request.url), 302)
    const view = await readUnitView(request, id.replace(/\.html$/, ''), locale)
    const home = lookUp(dictionaries[language]['equipment'] ?? {}, 'home') ?? ''
    const title = EQUIPMENT_WORDS[language].title
    return request.server.sendFeaturePage(
      request,
      reply,
      { locale, path: unitPath(view.id) },
      {
        title: `${view.serialNumber}, ${view.product}`,
        description: '',
        isFramed: true,
        blocks: [
          {
            id: 'trail',
            type: 'breadcrumbs',
            props: {
              trail: [
                { label: home, href: pageHref(locale, '/') },
                { label: title, href: pageHref(locale, EQUIPMENT_PATH) },
              ],
              current: view.serialNumber,
            },
          },
          { id: 'unit', type: unitDetail.type, props: { view } },
        ],
      },
    )
  })
}
