import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { writeAudit } from '#features/audit/public.server.ts'
import { findPerson, findPersonByEmail, updatePerson } from '#features/identity/public.server.ts'
import { findSiteLocale } from '#features/locale/public.ts'
import { CONFIRM_PATH, type ConfirmationPurpose } from '#features/upkeep/confirmation.rules.ts'
import { findConfirmation, takeConfirmation, type Confirmation } from '#features/upkeep/confirmation.store.ts'
import { sendUpkeepMail } from '#features/upkeep/upkeep-mail.ts'
import { isLanguage, type Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { App } from '#server/feature.ts'
import { notFound } from '#server/http/errors.ts'

const params = z.object({ country: z.string().max(8), language: z.string().max(8) })
const token = z.string().max(100)

const readLocale = ({ country, language }: z.infer<typeof params>): Locale =>
  (isLanguage(language) && findSiteLocale({ country, language })) || notFound('page')

type Shown = { readonly state: 'ask' | 'done' | 'gone'; readonly purpose?: ConfirmationPurpose; readonly token?: string }

const show = (request: FastifyRequest, reply: FastifyReply, locale: Locale, shown: Shown): Promise<FastifyReply> => {
  const texts = request.server.services.dictionaries[locale.language]['upkeep'] ?? {}
  const title = lookUp(texts, shown.state === 'ask' ? 'confirm.title' : `confirm.${shown.state}.title`) ?? ''
  const block = { id: 'confirmation', type: 'account-confirmation', props: { ...shown } }
  const status = shown.state === 'gone' ? 410 : 200
  return request.server.sendOwnPage(
    request,
    reply,
    { locale, path: CONFIRM_PATH },
    { title, blocks: [block], status, isFramed: true },
  )
}

/** The address may have got an account since the link was sent: then the link has come too late. */
const changeEmail = async (request: FastifyRequest, { personId, email }: Confirmation, now: Date): Promise<boolean> => {
  const { tx } = request
  const person = await findPerson(tx, personId)
  if (!person || person.tempEmail !== email || (await findPersonByEmail(tx, email))) return false
  await updatePerson(tx, personId, { email, tempEmail: null, emailVerifiedAt: now })
  const mail = {
    tenant: request.scope.tenant,
    reader: person,
    to: person.email,
    kind: 'emailChanged',
    values: { email },
  } as const
  await sendUpkeepMail(tx, request.server.services, mail)
  await writeAudit(tx, { id: personId }, now, 'email.changed')
  return true
}

/** Proves that the mailbox is still read; someone who was denied or deleted in the meantime stays so. */
const revalidate = async (request: FastifyRequest, { personId, email }: Confirmation, now: Date): Promise<boolean> => {
  const person = await findPerson(request.tx, personId)
  if (!person || person.email !== email || (person.status !== 'active' && person.status !== 'deactivated')) return false
  const valid = { status: 'active', isRevalidationRequired: false, revalidatedAt: now, revalidationCount: 0 } as const
  await updatePerson(request.tx, personId, valid)
  await writeAudit(request.tx, { id: personId }, now, 'revalidation.done')
  return true
}

const PATH = `/:country/:language${CONFIRM_PATH}`

/** A link in a mail shows a form; only sending it changes something, so that mail scanners that open links do not. */
export const confirmationRoutes = (app: App): void => {
  const { clock } = app.services
  const schema = { hide: true, params }

  app.get(PATH, { schema: { ...schema, querystring: z.object({ token: token.default('') }) } }, async (request, reply) => {
    const locale = readLocale(request.params)
    const found = await findConfirmation(request.tx, request.query.token, clock.now())
    return show(
      request,
      reply,
      locale,
      found ? { state: 'ask', purpose: found.purpose, token: request.query.token } : { state: 'gone' },
    )
  })

  app.post(PATH, { schema: { ...schema, body: z.object({ token }) } }, async (request, reply) => {
    const locale = readLocale(request.params)
    const now = clock.now()
    const found = await takeConfirmation(request.tx, request.body.token, now)
    const isDone = found && (await (found.purpose === 'change-email' ? changeEmail : revalidate)(request, found, now))
    return show(request, reply, locale, isDone ? { state: 'done', purpose: found.purpose } : { state: 'gone' })
  })
}
