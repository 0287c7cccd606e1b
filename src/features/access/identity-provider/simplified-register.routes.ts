import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { findPerson, findRequestSession, updatePerson, type Person } from '#foundation/identity/public.server.ts'
import { forEachLocale, sendAccountPage } from '#features/access/identity-provider/account-place.service.ts'
import { DETAIL_NAMES, type DetailName } from '#features/access/identity-provider/blocks/simplified-register.schema.ts'
import { isPersonName } from '#features/access/identity-provider/registration.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'

type Details = Readonly<Record<DetailName, string>>

const PATH = '/secure/account/simplified-register'
const REQUIRED: readonly DetailName[] = ['firstName', 'lastName', 'jobTitle', 'phone']
const body = z.object(
  Object.fromEntries(DETAIL_NAMES.map((name) => [name, z.string().trim().max(60).default('')])) as Record<
    DetailName,
    z.ZodDefault<z.ZodString>
  >,
)

const toDetails = ({ givenName, familyName, ...person }: Person): Details => ({
  firstName: givenName,
  lastName: familyName,
  jobTitle: person.jobTitle,
  department: person.department,
  phone: person.phone,
  postalCode: person.postalCode,
  city: person.city,
})

const findMissing = (details: Details): DetailName[] =>
  DETAIL_NAMES.filter((name) =>
    name === 'firstName' || name === 'lastName' ? !isPersonName(details[name]) : REQUIRED.includes(name) && details[name] === '',
  )

/** For people who are signed in and new: a few details, then they are new no longer [2.1.6]. */
export const simplifiedRegisterRoutes = (app: App): void => {
  const { clock, db, tenants } = app.services
  const config = { opensNoTransaction: true }

  const siteOf = (request: FastifyRequest, locale: Locale) => tenants.configOf(request.scope.tenant, locale)

  const findOwner = (request: FastifyRequest): Promise<Person | undefined> =>
    withTenant(db, request.scope.tenant, async (tx) => {
      const session = await findRequestSession(tx, request)
      return session && findPerson(tx, session.personId)
    })

  const sendToSignIn = (request: FastifyRequest, reply: FastifyReply, locale: Locale): FastifyReply => {
    const { authorizationUri, appId, simplifiedRegistrationPath } = siteOf(request, locale)
    const query = new URLSearchParams({ resource: simplifiedRegistrationPath, appId }).toString()
    return reply.redirect(`${authorizationUri}?${query}`, 303)
  }

  const show = (request: FastifyRequest, reply: FastifyReply, locale: Locale, values: Details, missing: DetailName[] = []) => {
    const { cancelSimplifiedRegistrationEndpoint: cancel, appId } = siteOf(request, locale)
    return sendAccountPage(request, reply, {
      locale,
      path: PATH,
      title: 'simple.title',
      block: 'simplified-register',
      props: { values, missing, cancel: `${cancel}?appId=${appId}` },
      status: missing.length > 0 ? 400 : 200,
    })
  }

  const save = async (request: FastifyRequest, person: Person, { firstName, lastName, ...details }: Details): Promise<void> => {
    await withTenant(db, request.scope.tenant, async (tx) => {
      await updatePerson(tx, person.id, { ...details, givenName: firstName, familyName: lastName, isNewUser: false })
      await writeAudit(tx, { id: person.id }, clock.now(), 'registration-completed')
    })
  }

  forEachLocale(PATH, (address, locale) => {
    app.get(address, { config, schema: { hide: true } }, async (request, reply) => {
      const person = await findOwner(request)
      return person ? show(request, reply, locale, toDetails(person)) : sendToSignIn(request, reply, locale)
    })
    app.post(address, { config, schema: { hide: true, body } }, async (request, reply) => {
      const person = await findOwner(request)
      if (!person) return sendToSignIn(request, reply, locale)
      const missing = findMissing(request.body)
      if (missing.length > 0) return show(request, reply, locale, request.body, missing)
      await save(request, person, request.body)
      return reply.redirect(siteOf(request, locale).postLoginHomePath, 303)
    })
  })
}
