import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { findSiteLocale, preferredLocale } from '#foundation/locale/public.ts'
import { matchContact, register, resendActivation } from '#features/access/identity-provider/registration.service.ts'
import { findAddressFault, isPersonName } from '#features/access/identity-provider/registration.rules.ts'
import { isLanguage } from '#kernel/locale.ts'
import { badRequest, ErrorAnswer } from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'
import { isMailAddress } from '#platform/mail/mail.rules.ts'

const tags = ['account']
const email = z.string().trim().toLowerCase().max(254)
const name = z.string().trim().refine(isPersonName, 'is not a name')
const answer = { 200: z.object({ success: z.literal(true) }), 400: ErrorAnswer, 429: ErrorAnswer }
const DONE = { success: true } as const
const config = { opensNoTransaction: true }

/** Checks of an address that all account forms share. */
export const faultOfAddress = (request: FastifyRequest, address: string) => {
  const { identity } = request.server.services.tenants.byKey(request.scope.tenant) ?? {}
  return findAddressFault(address, identity?.blockedEmailDomains ?? [], isMailAddress)
}

const checkAddress = (request: FastifyRequest, address: string): void => {
  const fault = faultOfAddress(request, address)
  if (fault) badRequest('This e-mail address cannot be used.', [{ path: 'email', message: fault }])
}

export const registrationRoutes = (app: App): void => {
  app.post(
    '/pif/api/account/v1/registration/register',
    {
      config,
      schema: {
        tags,
        summary: 'Registers; the link in the mail does the rest. The answer is the same for every address',
        querystring: appIdQuery,
        body: z.object({
          email,
          firstName: name,
          lastName: name,
          country: z.string().max(2).optional(),
          language: z.string().max(5).optional(),
        }),
        response: answer,
      },
    },
    async (request) => {
      await refuseForeignAppId(request)
      const { country = '', language = '', ...person } = request.body
      checkAddress(request, person.email)
      const chosen = isLanguage(language) ? findSiteLocale({ country: country.toLowerCase(), language }) : undefined
      await register(request, { ...person, locale: chosen ?? preferredLocale(request.cookies) })
      return DONE
    },
  )

  const byAddress = [
    ['/pif/api/account/v1/registration/resend-activation', 'Sends the activation link again', resendActivation],
    ['/pif/api/account/v1/contact-match', 'Writes to a contact whom we know; the answer is the same for all', matchContact],
  ] as const
  for (const [path, summary, work] of byAddress)
    app.post(
      path,
      { config, schema: { tags, summary, querystring: appIdQuery, body: z.object({ email }), response: answer } },
      async (request) => {
        await refuseForeignAppId(request)
        checkAddress(request, request.body.email)
        await work(request, request.body.email)
        return DONE
      },
    )
}
