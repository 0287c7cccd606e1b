import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { dropTokens, findPerson, findPersonByEmail, updatePerson } from '#foundation/identity/public.server.ts'
import { findSiteLocale } from '#foundation/locale/public.ts'
import { openConfirmation, sendConfirmation } from '#features/accounts/account-settings/confirmation.api.ts'
import { CONFIRM_PATH, type ConfirmationPurpose } from '#features/accounts/account-settings/confirmation.rules.ts'
import { findConfirmation, takeConfirmation, type Confirmation } from '#features/accounts/account-settings/confirmation.store.ts'
import { notifyOldAddress } from '#features/accounts/account-settings/email-restore.service.ts'
import { isLanguage, type Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

type LocaleParams = { readonly country: string; readonly language: string }

export const readLocale = ({ country, language }: LocaleParams): Locale =>
  (isLanguage(language) && findSiteLocale({ country, language })) || notFound('page')

type Shown = { readonly state: 'ask' | 'done' | 'gone'; readonly purpose?: ConfirmationPurpose; readonly token?: string }

const show = (request: FastifyRequest, reply: FastifyReply, locale: Locale, shown: Shown): Promise<FastifyReply> => {
  const texts = request.server.services.dictionaries[locale.language]['account-settings'] ?? {}
  const title = lookUp(texts, shown.state === 'ask' ? 'confirm.title' : `confirm.${shown.state}.title`) ?? ''
  const block = { id: 'confirmation', type: 'account-confirmation', props: { ...shown } }
  const status = shown.state === 'gone' ? 410 : 200
  return request.server.sendFeaturePage(
    request,
    reply,
    { locale, path: CONFIRM_PATH },
    { title, blocks: [block], status, isFramed: true },
  )
}

type Act = (tx: Tx, request: FastifyRequest, confirmation: Confirmation, now: Date) => Promise<boolean>

/** The address may have got an account since the link was sent: then the link has come too late. */
const changeEmail: Act = async (tx, request, { personId, email }, now) => {
  const person = await findPerson(tx, personId)
  if (!person || person.tempEmail !== email || (await findPersonByEmail(tx, email))) return false
  await updatePerson(tx, personId, { email, tempEmail: null, emailVerifiedAt: now })
  // Links to the old mailbox choose no password for the new address; those that give it back go on working.
  await dropTokens(tx, personId, ['reset-password'])
  await notifyOldAddress(tx, request, person, { kind: 'emailChanged', email })
  await writeAudit(tx, { id: personId }, now, 'email.changed')
  return true
}

/** Proves that the mailbox is still read; someone who was denied or deleted in the meantime stays so. */
const revalidate: Act = async (tx, _request, { personId, email }, now) => {
  const person = await findPerson(tx, personId)
  if (!person || person.email !== email || person.disabledAt || (person.status !== 'active' && person.status !== 'deactivated'))
    return false
  const valid = { status: 'active', isRevalidationRequired: false, revalidatedAt: now, revalidationCount: 0 } as const
  await updatePerson(tx, personId, valid)
  await writeAudit(tx, { id: personId }, now, 'revalidation.done')
  return true
}

const ACTS: Readonly<Record<ConfirmationPurpose, Act>> = { 'change-email': changeEmail, revalidate }

/** A link in a mail shows a form; only sending it changes something, so that mail scanners that open links do not. */
export const confirmationRoutes = (app: App): void => {
  const { clock, db } = app.services
  // The page reads its own frame: no second connection is requested while a transaction is open [T-93].
  const options = { config: { opensNoTransaction: true } }

  addEndpoint(
    app,
    openConfirmation,
    async (request, reply) => {
      const locale = readLocale(request.params)
      const given = request.query.token
      const found = await withTenant(db, request.scope.tenant, (tx) => findConfirmation(tx, given, clock.now()))
      return show(request, reply, locale, found ? { state: 'ask', purpose: found.purpose, token: given } : { state: 'gone' })
    },
    options,
  )

  addEndpoint(
    app,
    sendConfirmation,
    async (request, reply) => {
      const locale = readLocale(request.params)
      const now = clock.now()
      const purpose = await withTenant(db, request.scope.tenant, async (tx) => {
        const found = await takeConfirmation(tx, request.body.token, now)
        return found && (await ACTS[found.purpose](tx, request, found, now)) ? found.purpose : undefined
      })
      return show(request, reply, locale, purpose ? { state: 'done', purpose } : { state: 'gone' })
    },
    options,
  )
}
