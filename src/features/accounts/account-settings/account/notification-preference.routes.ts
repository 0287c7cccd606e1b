import type { FastifyRequest } from 'fastify'
import { forgetChosenMails } from '#foundation/inbox/public.server.ts'
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
  listChanged,
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
  if (channel === 'byEmail') await forgetChosenMails(request.tx, person.id, listKindsOf(request, listChanged(current, wishes)))
  await writeAudit(request.tx, user, now, 'notifications.changed', { channel })
  return SUCCESS
}

/** Kinds of inbox entries about these topics: what was chosen for them one by one gives way to the topic. */
const listKindsOf = ({ server }: FastifyRequest, topics: readonly Topic[]): string[] =>
  server.services.inboxKinds.all.filter(({ topic }) => topics.some((one) => one === topic)).map(({ kind }) => kind)

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
