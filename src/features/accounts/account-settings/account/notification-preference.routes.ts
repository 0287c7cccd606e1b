import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import {
  readPreferences,
  saveMailPreferences,
  savePortalPreferences,
} from '#features/accounts/account-settings/account/notification-preference.api.ts'
import {
  applyWishes,
  fillPreferences,
  type Channel,
  type Topic,
} from '#features/accounts/account-settings/account/notification-preference.rules.ts'
import { listPreferences, savePreferences } from '#features/accounts/account-settings/account/notification-preference.store.ts'
import { SUCCESS, readRequester } from '#features/accounts/account-settings/requesting-person.service.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

type Wish = { readonly topic: Topic; readonly isWanted: boolean }

const save = async (request: FastifyRequest, channel: Channel, wishes: readonly Wish[]): Promise<typeof SUCCESS> => {
  const { user, person, now } = await readRequester(request)
  const current = fillPreferences(await listPreferences(request.tx, person.id))
  await savePreferences(request.tx, person.id, applyWishes(current, channel, wishes))
  await writeAudit(request.tx, user, now, 'notifications.changed', { channel })
  return SUCCESS
}

const options = { preHandler: refuseForeignAppId }

export const notificationPreferenceRoutes = (app: App): void => {
  addEndpoint(
    app,
    readPreferences,
    async (request) => {
      const { person } = await readRequester(request)
      return { preferences: fillPreferences(await listPreferences(request.tx, person.id)) }
    },
    options,
  )
  addEndpoint(
    app,
    saveMailPreferences,
    (request) =>
      save(
        request,
        'byEmail',
        request.body.preferences.map(({ topic, byEmail }) => ({ topic, isWanted: byEmail })),
      ),
    options,
  )
  addEndpoint(
    app,
    savePortalPreferences,
    (request) =>
      save(
        request,
        'inPortal',
        request.body.preferences.map(({ topic, inPortal }) => ({ topic, isWanted: inPortal })),
      ),
    options,
  )
}
