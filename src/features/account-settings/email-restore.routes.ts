import { lookUp } from '#kernel/look-up.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { forgetEndedSession } from '#features/identity/public.server.ts'
import { localeParams, readLocale } from '#features/account-settings/confirmation.routes.ts'
import { RESTORE_PATH } from '#features/account-settings/confirmation.rules.ts'
import { hasForeignProvider, readRestore, restoreEmail } from '#features/account-settings/email-restore.ts'
import { statusOfRestore, type RestoreState } from '#features/account-settings/email-restore.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import { withTenant } from '#server/database/database.ts'
import type { App } from '#server/feature.ts'

const token = z.string().max(100)

type Shown = { readonly state: RestoreState; readonly email?: string; readonly token?: string }

const show = (request: FastifyRequest, reply: FastifyReply, locale: Locale, shown: Shown): Promise<FastifyReply> => {
  const texts = request.server.services.dictionaries[locale.language]['account-settings'] ?? {}
  const title = lookUp(texts, `restore.${shown.state}.title`) ?? ''
  const props = { ...shown, hasPassword: !hasForeignProvider(request) }
  const block = { id: 'email-restore', type: 'email-restore', props }
  const status = statusOfRestore(shown.state)
  return request.server.sendOwnPage(
    request,
    reply,
    { locale, path: RESTORE_PATH },
    { title, blocks: [block], status, isFramed: true },
  )
}

const PATH = `/:country/:language${RESTORE_PATH}`

/** Where the link in the mail to an old address leads, signed in or not; only the button there changes something. */
export const emailRestoreRoutes = (app: App): void => {
  const { clock, db } = app.services
  // The page reads its own frame: no second connection is asked for while a transaction is open [T-93].
  const config = { opensNoTransaction: true }
  const schema = { hide: true, params: localeParams }
  const querystring = z.object({ token: token.default('') })

  app.get(PATH, { config, schema: { ...schema, querystring } }, async (request, reply) => {
    const locale = readLocale(request.params)
    const given = request.query.token
    const { state, link } = await withTenant(db, request.scope.tenant, (tx) => readRestore(tx, given, clock.now()))
    return show(request, reply, locale, state === 'ask' ? { state, email: link?.email, token: given } : { state })
  })

  app.post(PATH, { config, schema: { ...schema, body: z.object({ token }) } }, async (request, reply) => {
    const locale = readLocale(request.params)
    const state = await withTenant(db, request.scope.tenant, async (tx) => {
      const outcome = await restoreEmail(tx, request, request.body.token)
      await forgetEndedSession(tx, request, reply)
      return outcome
    })
    return show(request, reply, locale, { state })
  })
}
