import { lookUp } from '#kernel/look-up.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { forgetEndedSession } from '#foundation/identity/public.server.ts'
import { openEmailRestore, sendEmailRestore } from '#features/accounts/account-settings/confirmation.api.ts'
import { readLocale } from '#features/accounts/account-settings/confirmation.routes.ts'
import { RESTORE_PATH } from '#features/accounts/account-settings/confirmation.rules.ts'
import { hasForeignProvider, readRestore, restoreEmail } from '#features/accounts/account-settings/email-restore.service.ts'
import { statusOfRestore, type RestoreState } from '#features/accounts/account-settings/email-restore.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

type Shown = { readonly state: RestoreState; readonly email?: string; readonly token?: string }

const show = (request: FastifyRequest, reply: FastifyReply, locale: Locale, shown: Shown): Promise<FastifyReply> => {
  const texts = request.server.services.dictionaries[locale.language]['account-settings'] ?? {}
  const title = lookUp(texts, `restore.${shown.state}.title`) ?? ''
  const props = { ...shown, hasPassword: !hasForeignProvider(request) }
  const block = { id: 'email-restore', type: 'email-restore', props }
  const status = statusOfRestore(shown.state)
  return request.server.sendFeaturePage(
    request,
    reply,
    { locale, path: RESTORE_PATH },
    { title, blocks: [block], status, isFramed: true },
  )
}

/** Where the link in the mail to an old address leads, signed in or not; only the button there changes something. */
export const emailRestoreRoutes = (app: App): void => {
  const { clock, db } = app.services
  // The page reads its own frame: no second connection is requested while a transaction is open [T-93].
  const options = { config: { opensNoTransaction: true } }

  addEndpoint(
    app,
    openEmailRestore,
    async (request, reply) => {
      const locale = readLocale(request.params)
      const given = request.query.token
      const { state, link } = await withTenant(db, request.scope.tenant, (tx) => readRestore(tx, given, clock.now()))
      return show(request, reply, locale, state === 'ask' ? { state, email: link?.email, token: given } : { state })
    },
    options,
  )

  addEndpoint(
    app,
    sendEmailRestore,
    async (request, reply) => {
      const locale = readLocale(request.params)
      const state = await withTenant(db, request.scope.tenant, async (tx) => {
        const outcome = await restoreEmail(tx, request, request.body.token)
        await forgetEndedSession(tx, request, reply)
        return outcome
      })
      return show(request, reply, locale, { state })
    },
    options,
  )
}
