import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { findPersonByEmail, insertPeople } from '#foundation/identity/public.server.ts'
import { sendLink, sendSignIn } from '#features/access/identity-provider/account-mail.service.ts'
import type { Locale } from '#kernel/locale.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { tooMany } from '#platform/http/errors.ts'
import { takeAttempt } from '#platform/limits/attempt.store.ts'
import { FORM_BACKOFF, MAILBOX_BACKOFF } from '#platform/limits/backoff.rules.ts'
import { networkOf } from '#platform/limits/network.rules.ts'

/** Longer than the work ever takes, so that the time of an answer says nothing about who exists [T-62]. */
const ANSWER_AFTER_MS = 300

const answerEvenly = async (work: Promise<void>): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, ANSWER_AFTER_MS)
  await Promise.allSettled([work, promise])
  await work
}

/** Throws when this network asks too often; false when this mailbox has had enough mail, which is not disclosed. */
const mayWrite = async (request: FastifyRequest, email: string): Promise<boolean> => {
  const { clock, db } = request.server.services
  const { tenant } = request.scope
  const network = { kind: 'account-form', of: [networkOf(request.ip)], policy: FORM_BACKOFF }
  const wait = await takeAttempt(db, tenant, clock.now(), [network])
  if (wait > 0) tooMany(wait)
  return (await takeAttempt(db, tenant, clock.now(), [{ kind: 'mailbox', of: [email], policy: MAILBOX_BACKOFF }])) === 0
}

type Work = (tx: Tx, sending: Parameters<typeof sendLink>[0]) => Promise<void>

/** The same answer after the same time, whoever is asked about [T-62]. */
const workQuietly = (request: FastifyRequest, email: string, work: Work): Promise<void> => {
  const { services } = request.server
  const { tenant } = request.scope
  const run = async (): Promise<void> => {
    if (await mayWrite(request, email))
      await withTenant(services.db, tenant, (tx) => work(tx, { services, tenant, tx, by: networkOf(request.ip) }))
  }
  return answerEvenly(run())
}

export type Registration = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly locale: Locale
}

/** Nobody has an account until the mail's link is followed, and the password is chosen there: an address cannot be taken. */
export const register = (request: FastifyRequest, { email, firstName, lastName, locale }: Registration): Promise<void> =>
  workQuietly(request, email, async (tx, sending) => {
    const known = await findPersonByEmail(tx, email)
    if (known) return known.status === 'pending' ? sendLink(sending, 'activate', known) : sendSignIn(sending, 'known', known)
    await insertPeople(tx, [
      {
        email,
        honId: `H${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`,
        givenName: firstName,
        familyName: lastName,
        language: locale.language,
        countryCode: locale.country.toUpperCase(),
        passwordHash: null,
        status: 'pending',
        isNewUser: true,
      },
    ])
    const made = await findPersonByEmail(tx, email)
    if (made) await sendLink(sending, 'activate', made)
  })

export const resendActivation = (request: FastifyRequest, email: string): Promise<void> =>
  workQuietly(request, email, async (tx, sending) => {
    const known = await findPersonByEmail(tx, email)
    if (known?.status === 'pending') await sendLink(sending, 'activate', known)
  })

export const askForReset = (request: FastifyRequest, email: string): Promise<void> =>
  workQuietly(request, email, async (tx, sending) => {
    const known = await findPersonByEmail(tx, email)
    // Who did not register was brought by the owner of the site, and reads that they are invited; a colleague looks after nothing.
    const kind = known?.isNewUser || known?.companyRole ? 'activate' : 'invited'
    if (known?.status === 'pending') await sendLink(sending, 'activate', known, kind)
    else if (known?.status === 'active') await sendLink(sending, 'reset-password', known)
  })

/** Whether we know a contact is told to the contact alone, by mail. */
export const matchContact = (request: FastifyRequest, email: string): Promise<void> =>
  workQuietly(request, email, async (tx, sending) => {
    const known = await findPersonByEmail(tx, email)
    if (known?.status === 'active') await sendSignIn(sending, 'known', known)
  })
