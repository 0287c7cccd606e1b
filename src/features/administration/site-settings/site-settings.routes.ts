import { writeAudit } from '#foundation/audit/public.server.ts'
import { userOf } from '#platform/http/access.ts'
import { mayConfigure } from '#foundation/identity/public.ts'
import { findSettings, lockSettings, saveSettings } from '#foundation/tenants/public.server.ts'
import { checkSettings, chooseInput, compareSettings, describeInstalled, type SiteSettings } from '#foundation/tenants/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, Problem } from '#platform/http/errors.ts'
import * as api from '#features/administration/site-settings/site-settings.api.ts'

const etagOf = (revision: number): string => `"${revision}"`

/** Nobody writes over what they have not seen. */
const requireSeen = (
  ifMatch: string | undefined,
  { revision, changedByName }: { revision: number; changedByName: string | null },
) => {
  if (ifMatch === undefined) {
    const message = 'Say with If-Match which settings were changed.'
    throw new Problem(428, 'precondition_required', message, { extra: { message } })
  }
  if (ifMatch === etagOf(revision)) return
  const message = `${changedByName ?? 'Someone'} has changed the settings in the meantime.`
  throw new Problem(412, 'changed', message, { extra: { message, by: changedByName } })
}

/** How the site is set, by those who were given the right. */
export const siteSettingsRoutes = (app: App): void => {
  const { tenants, clock } = app.services
  const { settings } = tenants

  addEndpoint(app, api.readSiteSettings, async (request) => {
    const { tx, scope } = request
    const tenant = tenants.installed(scope.tenant) ?? notFound('site')
    const { config, flags, revision, changedAt, changedByName } = await findSettings(tx, settings)
    return {
      revision,
      etag: etagOf(revision),
      mayChange: mayConfigure(userOf(request).roles),
      changedAt: changedAt?.toISOString() ?? null,
      changedBy: changedByName,
      entries: settings.entries.map((entry) => {
        const { kind, key, feature } = entry
        const own = lookUp((kind === 'config' ? config : flags) as Readonly<Record<string, unknown>>, key) ?? null
        const { kind: control, ...options } = { options: undefined, ...chooseInput(entry) }
        const input = { kind: control, ...(options.options && { options: [...options.options] }) }
        return { kind, key, feature, input, ...describeInstalled(settings, tenant, entry), own }
      }),
    }
  })

  addEndpoint(app, api.checkSiteSettings, async ({ tx, body }) => ({
    changes: compareSettings(settings, await findSettings(tx, settings), body),
    problems: checkSettings(settings, body),
  }))

  addEndpoint(app, api.saveSiteSettings, async (request) => {
    const { tx, body } = request
    const user = userOf(request)
    await lockSettings(tx)
    const before = await findSettings(tx, settings)
    requireSeen(request.headers['if-match'], before)
    const problems = checkSettings(settings, body)
    if (problems.length > 0) {
      const message = 'Something has to be corrected first.'
      throw new Problem(422, 'invalid_settings', message, { extra: { message, problems } })
    }
    const changes = compareSettings(settings, before, body)
    if (changes.length === 0) return { revision: before.revision, etag: etagOf(before.revision), changes }
    const at = clock.now()
    const revision = await saveSettings(tx, { ...(body as SiteSettings), by: user.actorId ?? user.id, at })
    for (const change of changes)
      await writeAudit(tx, user, at, 'setting.change', {
        ...{ object: `${change.kind}.${change.key}`, name: change.key },
        ...{ before: change.before, after: change.after, address: request.ip },
      })
    return { revision, etag: etagOf(revision), changes }
  })
}
