import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { openAccountDirectory } from '#features/accounts/public.server.ts'
import { writeAudit } from '#features/audit/public.server.ts'
import { updatePerson, type Person } from '#features/identity/public.server.ts'
import { refuseForeignAppId } from '#features/tenants/public.server.ts'
import { findRequestedName } from '#features/account-settings/account/company-name.store.ts'
import { PROFILE_PATH, type Profile, type ProfileChanges } from '#features/account-settings/account/profile.rules.ts'
import { appIdQuery, requirePerson, successAnswer, SUCCESS } from '#features/account-settings/asking-person.ts'
import { hasForeignProvider } from '#features/account-settings/email-restore.ts'
import { isLanguage, LANGUAGES } from '#kernel/locale.ts'
import type { App } from '#server/feature.ts'
import { ErrorAnswer } from '#server/http/errors.ts'

/** Names go into mails: nothing in them may look like an address to click. */
const name = z
  .string()
  .trim()
  .max(80)
  .regex(/^[\p{L}\p{M}\p{N} .,'’()&+-]*$/u)
const required = name.min(1)

const profileChanges = z.strictObject({
  givenName: required,
  familyName: required,
  jobTitle: name,
  department: name,
  functionName: name,
  phone: z
    .string()
    .trim()
    .max(40)
    .regex(/^[\d+()/. -]*$/),
  language: z.enum(LANGUAGES),
})

const company = z.object({
  name: z.string(),
  number: z.string(),
  customerType: z.string(),
  customerGroup: z.string(),
  lineOfBusiness: z.string(),
  requestedName: z.string().nullable(),
})

const profileAnswer = z.object({
  ...profileChanges.shape,
  // What is stored may be older than today's rules.
  givenName: z.string(),
  familyName: z.string(),
  jobTitle: z.string(),
  department: z.string(),
  functionName: z.string(),
  phone: z.string(),
  honId: z.string(),
  email: z.string(),
  tempEmail: z.string().nullable(),
  countryCode: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  isRevalidationRequired: z.boolean(),
  company: company.nullable(),
  isActedFor: z.boolean(),
  hasPassword: z.boolean().describe('False where another provider keeps the passwords'),
})

const toProfile = (person: Person, found: Profile['company'], more: Pick<Profile, 'isActedFor' | 'hasPassword'>): Profile => ({
  ...person,
  language: isLanguage(person.language) ? person.language : 'en',
  company: found,
  ...more,
})

const readCompany = async ({ tx }: FastifyRequest, { companyId }: Person): Promise<Profile['company']> => {
  const found = companyId === null ? undefined : await openAccountDirectory(tx).findCompany(companyId)
  return found ? { ...found, requestedName: await findRequestedName(tx, found.id) } : null
}

const saveProfile = async (request: FastifyRequest, changes: ProfileChanges): Promise<typeof SUCCESS> => {
  const { user, person, now } = await requirePerson(request)
  const changed = (Object.keys(changes) as (keyof ProfileChanges)[]).filter((field) => changes[field] !== person[field])
  if (changed.length === 0) return SUCCESS
  await updatePerson(request.tx, person.id, changes)
  await writeAudit(request.tx, user, now, 'profile.changed', { fields: changed })
  return SUCCESS
}

const tags = ['me']

export const profileRoutes = (app: App): void => {
  app.get(
    PROFILE_PATH,
    {
      preHandler: refuseForeignAppId,
      schema: {
        tags,
        summary: 'Who I am, and the company I belong to',
        querystring: appIdQuery,
        response: { 200: profileAnswer, 401: ErrorAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { user, person } = await requirePerson(request)
      const hasPassword = !hasForeignProvider(request)
      return toProfile(person, await readCompany(request, person), { isActedFor: user.actorId !== undefined, hasPassword })
    },
  )

  app.put(
    PROFILE_PATH,
    {
      preHandler: refuseForeignAppId,
      schema: {
        tags,
        summary: 'Changes my profile',
        querystring: appIdQuery,
        body: profileChanges,
        response: { 200: successAnswer, 400: ErrorAnswer, 401: ErrorAnswer },
      },
    },
    (request) => saveProfile(request, request.body),
  )
}
