import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { findPerson, findRefusedSignIn, isRevalidationDue, updatePerson } from '#foundation/identity/public.server.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import {
  refuseActing,
  SUCCESS,
  throttle,
  readRequester,
  type Requester,
} from '#features/accounts/account-settings/requesting-person.service.ts'
import { CONFIRM_PATH, endOfLink } from '#features/accounts/account-settings/confirmation.rules.ts'
import { issueConfirmation } from '#features/accounts/account-settings/confirmation.store.ts'
import { startRevalidation, startYearlyRevalidation } from '#features/accounts/account-settings/revalidation.api.ts'
import { linkFor, sendUpkeepMail, type UpkeepMail } from '#features/accounts/account-settings/settings-mail.service.ts'
import type { App } from '#platform/feature.ts'
import { Problem } from '#platform/http/errors.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

/** An inactive account has no session; it is then the account that this browser was refused to sign in with. */
const requireInactiveAccount = async (request: FastifyRequest): Promise<Requester> => {
  const personId = request.scope.user ? undefined : await findRefusedSignIn(request)
  const person = personId === undefined ? undefined : await findPerson(request.tx, personId)
  if (person?.status !== 'deactivated') return readRequester(request)
  return { user: { id: person.id }, person, now: request.server.services.clock.now() }
}

/** Sends the link that validates an account; where there is nothing to validate, nothing is done [T-19]. */
const sendRevalidationLink = async (request: FastifyRequest, kind: UpkeepMail): Promise<typeof SUCCESS> => {
  const { services } = request.server
  const { user, person, now } = await requireInactiveAccount(request)
  refuseActing(user)
  if (person.disabledAt) throw new Problem(403, 'account_disabled', 'This account was disabled. Please contact us.')
  if (!isRevalidationDue(person, now)) return SUCCESS
  await throttle(request, 'revalidation', person.id)
  const { id: personId, email } = person
  const token = await issueConfirmation(request.tx, { personId, purpose: 'revalidate', email }, endOfLink(now))
  await updatePerson(request.tx, personId, { revalidationCount: person.revalidationCount + 1 })
  const { tenant } = request.scope
  const values = { link: linkFor(services, tenant, person, { path: CONFIRM_PATH, token }) }
  await sendUpkeepMail(request.tx, services, { tenant, reader: person, to: email, kind, by: user.id, values })
  await writeAudit(request.tx, user, now, 'revalidation.started', { kind })
  return SUCCESS
}

const options = { preHandler: refuseForeignAppId }

export const revalidationRoutes = (app: App): void => {
  addEndpoint(app, startRevalidation, (request) => sendRevalidationLink(request, 'revalidation'), options)
  addEndpoint(app, startYearlyRevalidation, (request) => sendRevalidationLink(request, 'annual'), options)
}
