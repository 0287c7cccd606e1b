import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { findPersonByEmail, requireReauthentication, updatePerson } from '#foundation/identity/public.server.ts'
import { domainOf, isBlockedAddress, isPlainDomain } from '#foundation/identity/public.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import { refuseActing, SUCCESS, throttle, readRequester } from '#features/accounts/account-settings/requesting-person.service.ts'
import { CONFIRM_PATH, endOfLink } from '#features/accounts/account-settings/confirmation.rules.ts'
import { dropConfirmations, issueConfirmation } from '#features/accounts/account-settings/confirmation.store.ts'
import { cancelEmailChange, requestEmailChange } from '#features/accounts/account-settings/email-change.api.ts'
import { notifyOldAddress } from '#features/accounts/account-settings/email-restore.service.ts'
import { linkFor, sendUpkeepMail } from '#features/accounts/account-settings/settings-mail.service.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest } from '#platform/http/errors.ts'
import { isMailAddress } from '#platform/mail/mail.rules.ts'

/** Held to the rules of a registration: what could not be registered cannot be moved to. */
const mayBecomeAddress = (requested: string, current: string, blocked: readonly string[]): boolean =>
  requested !== current && isMailAddress(requested) && isPlainDomain(domainOf(requested)) && !isBlockedAddress(requested, blocked)

const requestChange = async (request: FastifyRequest, requested: string): Promise<typeof SUCCESS> => {
  const { services } = request.server
  const { tx } = request
  const { tenant } = request.scope
  const { user, person, now } = await readRequester(request)
  refuseActing(user)
  await requireReauthentication(request)
  const blocked = services.tenants.byKey(tenant)?.identity.blockedEmailDomains ?? []
  if (!mayBecomeAddress(requested, person.email, blocked))
    badRequest('Please give another e-mail address.', [{ path: 'email', message: 'must be another e-mail address' }])
  await throttle(request, 'email-change', person.id)
  await throttle(request, 'email-change-to', requested)
  const owner = await findPersonByEmail(tx, requested)
  await updatePerson(tx, person.id, { tempEmail: requested })
  const mail = { tenant, reader: person, by: user.id }
  if (owner) {
    // The answer is the same as always: nobody learns here who has an account [T-62].
    await dropConfirmations(tx, person.id, 'change-email')
    await sendUpkeepMail(tx, services, { tenant, reader: owner, to: requested, kind: 'emailTaken', by: user.id })
  } else {
    const confirmation = { personId: person.id, purpose: 'change-email', email: requested } as const
    const token = await issueConfirmation(tx, confirmation, endOfLink(now))
    const values = { link: linkFor(services, tenant, person, { path: CONFIRM_PATH, token }) }
    await sendUpkeepMail(tx, services, { ...mail, to: requested, kind: 'emailChange', values })
  }
  await notifyOldAddress(tx, request, person, { kind: 'emailChangeNotice', email: requested })
  await writeAudit(tx, user, now, 'email.change-requested')
  return SUCCESS
}

/** Nothing pending is fine too: a second click changes nothing. */
const cancelChange = async (request: FastifyRequest): Promise<typeof SUCCESS> => {
  const { user, person, now } = await readRequester(request)
  refuseActing(user)
  await throttle(request, 'email-change-cancel', person.id, CANCEL_BACKOFF)
  if (person.tempEmail === null) return SUCCESS
  await updatePerson(request.tx, person.id, { tempEmail: null })
  await dropConfirmations(request.tx, person.id, 'change-email')
  await writeAudit(request.tx, user, now, 'email.change-cancelled')
  return SUCCESS
}

const CANCEL_BACKOFF = { free: 10, firstDelayS: 5, longestDelayS: 600, forgetS: 3600 }

export const emailChangeRoutes = (app: App): void => {
  const options = { preHandler: refuseForeignAppId }
  addEndpoint(app, requestEmailChange, (request) => requestChange(request, request.body.email.trim().toLowerCase()), options)

  void app.register(async (scope) => {
    // The call names JSON and sends nothing [7.1.11], which Fastify's own parser refuses.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) => done(null))
    addEndpoint(scope, cancelEmailChange, (request) => cancelChange(request), options)
  })
}
