import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { writeAudit } from '#features/audit/public.server.ts'
import { findPerson, findTurnedAway, updatePerson } from '#features/identity/public.server.ts'
import { refuseForeignAppId } from '#features/tenants/public.server.ts'
import {
  appIdQuery,
  requirePerson,
  refuseActing,
  successAnswer,
  SUCCESS,
  throttle,
  type Asking,
} from '#features/account-settings/asking-person.ts'
import { CONFIRM_PATH, endOfLink } from '#features/account-settings/confirmation.rules.ts'
import { issueConfirmation } from '#features/account-settings/confirmation.store.ts'
import { isRevalidationDue } from '#features/account-settings/revalidation.rules.ts'
import { linkFor, sendUpkeepMail, type UpkeepMail } from '#features/account-settings/upkeep-mail.ts'
import type { App } from '#server/feature.ts'
import { ErrorAnswer } from '#server/http/errors.ts'

/** Whose account sleeps has no session: then it is who was turned away at the sign-in of this browser. */
const meetSleeper = async (request: FastifyRequest): Promise<Asking> => {
  const personId = request.scope.user ? undefined : await findTurnedAway(request)
  const person = personId === undefined ? undefined : await findPerson(request.tx, personId)
  if (person?.status !== 'deactivated') return requirePerson(request)
  return { user: { id: person.id }, person, now: request.server.services.clock.now() }
}

/** Sends the link that validates an account; where there is nothing to validate, nothing is done [T-19]. */
const startRevalidation = async (request: FastifyRequest, kind: UpkeepMail): Promise<typeof SUCCESS> => {
  const { services } = request.server
  const { user, person, now } = await meetSleeper(request)
  refuseActing(user)
  if (!isRevalidationDue(person, now)) return SUCCESS
  await throttle(request, 'revalidation', person.id)
  const { id: personId, email } = person
  const token = await issueConfirmation(request.tx, { personId, purpose: 'revalidate', email }, endOfLink(now))
  await updatePerson(request.tx, personId, { revalidationCount: person.revalidationCount + 1 })
  const { tenant } = request.scope
  const values = { link: linkFor(services, tenant, person, { path: CONFIRM_PATH, token }) }
  await sendUpkeepMail(request.tx, services, { tenant, reader: person, to: email, kind, values })
  await writeAudit(request.tx, user, now, 'revalidation.started', { kind })
  return SUCCESS
}

const describe = <Body extends z.ZodType>(summary: string, body: Body) => ({
  preHandler: refuseForeignAppId,
  schema: {
    tags: ['account'],
    summary,
    querystring: appIdQuery,
    body,
    response: { 200: successAnswer, 400: ErrorAnswer, 401: ErrorAnswer, 429: ErrorAnswer },
  },
})

const BASE = '/pif/api/account/v1/account-revalidate'

export const revalidationRoutes = (app: App): void => {
  app.put(
    `${BASE}/start`,
    describe('Sends a link that validates the account', z.strictObject({ incrementCounter: z.literal('Y') })),
    (request) => startRevalidation(request, 'revalidation'),
  )
  app.put(
    `${BASE}/annual`,
    describe('Sends the link of the yearly validation', z.strictObject({ revalidate: z.literal('Y') })),
    (request) => startRevalidation(request, 'annual'),
  )
}
