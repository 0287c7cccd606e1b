import type { FastifyRequest } from 'fastify'
import { openAccountDirectory } from '#foundation/accounts/public.server.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { isYearlyRevalidationDue, updatePerson, type Person } from '#foundation/identity/public.server.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import { findRequestedName } from '#features/accounts/account-settings/account/company-name-request.service.ts'
import { changeProfile, readProfile } from '#features/accounts/account-settings/account/profile.api.ts'
import type { Profile, ProfileChanges } from '#features/accounts/account-settings/account/profile.rules.ts'
import { SUCCESS, readRequester } from '#features/accounts/account-settings/requesting-person.service.ts'
import { hasForeignProvider } from '#features/accounts/account-settings/email-restore.service.ts'
import { isLanguage } from '#kernel/locale.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

const toProfile = (
  person: Person,
  found: Profile['company'],
  more: Pick<Profile, 'isActedFor' | 'hasPassword' | 'isYearlyRevalidationDue'>,
): Profile => ({
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
  const { user, person, now } = await readRequester(request)
  const changed = (Object.keys(changes) as (keyof ProfileChanges)[]).filter((field) => changes[field] !== person[field])
  if (changed.length === 0) return SUCCESS
  await updatePerson(request.tx, person.id, changes)
  await writeAudit(request.tx, user, now, 'profile.changed', { fields: changed })
  return SUCCESS
}

const options = { preHandler: refuseForeignAppId }

export const profileRoutes = (app: App): void => {
  addEndpoint(
    app,
    readProfile,
    async (request) => {
      const { user, person, now } = await readRequester(request)
      return toProfile(person, await readCompany(request, person), {
        isActedFor: user.actorId !== undefined,
        hasPassword: !hasForeignProvider(request),
        isYearlyRevalidationDue: isYearlyRevalidationDue(person, now),
      })
    },
    options,
  )

  addEndpoint(app, changeProfile, (request) => saveProfile(request, request.body), options)
}
