import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { writeAudit } from '#features/audit/public.server.ts'
import { refuseForeignAppId } from '#features/tenants/public.server.ts'
import {
  applyWishes,
  fillPreferences,
  TOPICS,
  type Channel,
  type Topic,
} from '#features/account-settings/account/notification-preference.rules.ts'
import { listPreferences, savePreferences } from '#features/account-settings/account/notification-preference.store.ts'
import { appIdQuery, requirePerson, successAnswer, SUCCESS } from '#features/account-settings/asking-person.ts'
import type { App } from '#server/feature.ts'
import { ErrorAnswer } from '#server/http/errors.ts'

const topic = z.enum(TOPICS)
const listOf = <Item extends z.ZodType>(item: Item) => z.strictObject({ preferences: z.array(item).min(1).max(TOPICS.length) })

const byEmailBody = listOf(z.strictObject({ topic, byEmail: z.boolean() }))
const inPortalBody = listOf(z.strictObject({ topic, inPortal: z.boolean() }))
const answer = z.object({ preferences: z.array(z.object({ topic, byEmail: z.boolean(), inPortal: z.boolean() })) })

type Wish = { readonly topic: Topic; readonly isWanted: boolean }

const save = async (request: FastifyRequest, channel: Channel, wishes: readonly Wish[]): Promise<typeof SUCCESS> => {
  const { user, person, now } = await requirePerson(request)
  const current = fillPreferences(await listPreferences(request.tx, person.id))
  await savePreferences(request.tx, person.id, applyWishes(current, channel, wishes))
  await writeAudit(request.tx, user, now, 'notifications.changed', { channel })
  return SUCCESS
}

const describe = (summary: string) => ({ tags: ['account'], summary, querystring: appIdQuery }) as const

export const notificationPreferenceRoutes = (app: App): void => {
  app.get(
    '/sm/api/uop/email-notifications/preferences',
    {
      preHandler: refuseForeignAppId,
      schema: { ...describe('Which news reaches me, and how'), response: { 200: answer, 401: ErrorAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { person } = await requirePerson(request)
      return { preferences: fillPreferences(await listPreferences(request.tx, person.id)) }
    },
  )
  app.post(
    '/sm/api/uop/email-notifications/save',
    {
      preHandler: refuseForeignAppId,
      schema: {
        ...describe('Saves what comes by e-mail'),
        body: byEmailBody,
        response: { 200: successAnswer, 400: ErrorAnswer },
      },
    },
    (request) =>
      save(
        request,
        'byEmail',
        request.body.preferences.map(({ topic, byEmail }) => ({ topic, isWanted: byEmail })),
      ),
  )
  app.post(
    '/sm/api/uop/user-preference/notification',
    {
      preHandler: refuseForeignAppId,
      schema: {
        ...describe('Saves what shows in the portal'),
        body: inPortalBody,
        response: { 200: successAnswer, 400: ErrorAnswer },
      },
    },
    (request) =>
      save(
        request,
        'inPortal',
        request.body.preferences.map(({ topic, inPortal }) => ({ topic, isWanted: inPortal })),
      ),
  )
}
