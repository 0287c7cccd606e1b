import type { FastifyRequest } from 'fastify'
import { requirePerson } from '#foundation/identity/public.server.ts'
import { userOf } from '#platform/http/access.ts'
import { chooseSignInMessage, stateOfMessage, toDays } from '#features/access/sign-in-messages/sign-in-message.rules.ts'
import { addMessage, changeMessage, endMessage } from '#features/access/sign-in-messages/sign-in-message.service.ts'
import { listCurrentMessages, listMessageRows } from '#features/access/sign-in-messages/sign-in-message.store.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import { isLanguage } from '#kernel/locale.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import * as api from '#features/access/sign-in-messages/sign-in-message.api.ts'

export const signInMessageRoutes = (app: App): void => {
  const { clock } = app.services

  const changeOf = (request: FastifyRequest) => {
    const { id, actorId = id } = userOf(request)
    return { actorId, address: request.ip, now: clock.now() }
  }

  addEndpoint(
    app,
    api.readSignInMessage,
    async (request) => {
      const { tx, headers } = request
      const person = await requirePerson(request)
      const now = clock.now()
      const language = [headers.language, person.language].find((name) => name !== undefined && isLanguage(name)) ?? 'en'
      const messages = await listCurrentMessages(tx, now)
      return { PortalSignInMessage: chooseSignInMessage(messages, { reader: person, language, now }) }
    },
    { preHandler: refuseForeignAppId },
  )

  addEndpoint(app, api.listSignInMessages, async ({ tx, query: { find, ...list } }) => {
    const now = clock.now()
    const { rows, total } = await listMessageRows(tx, find, list)
    return {
      rows: rows.map(({ changedByName, ...row }) => ({
        ...row,
        roles: [...row.roles],
        ...toDays(row),
        state: stateOfMessage(row, now),
        startsAt: row.startsAt.toISOString(),
        endsAt: row.endsAt?.toISOString() ?? null,
        changedAt: row.changedAt.toISOString(),
        changedBy: changedByName,
      })),
      total,
    }
  })

  addEndpoint(app, api.addSignInMessage, async (request) => ({
    id: await addMessage(request.tx, request.body, changeOf(request)),
  }))

  addEndpoint(app, api.changeSignInMessage, async (request) => {
    const { id } = request.params
    return (await changeMessage(request.tx, id, request.body, changeOf(request))) ? { id } : notFound('message')
  })

  addEndpoint(app, api.endSignInMessage, async (request) => {
    const { id } = request.params
    return (await endMessage(request.tx, id, changeOf(request))) ? { id, state: 'ended' as const } : notFound('message')
  })
}
