import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { openAccountDirectory, type Company } from '#features/accounts/public.server.ts'
import { writeAudit } from '#features/audit/public.server.ts'
import { refuseForeignAppId } from '#features/tenants/public.server.ts'
import { dropNameRequest, findRequestedName, saveNameRequest } from '#features/account-settings/account/company-name.store.ts'
import { COMPANY_NAME_PATH } from '#features/account-settings/account/profile.rules.ts'
import {
  appIdQuery,
  requirePerson,
  refuseActing,
  successAnswer,
  SUCCESS,
  throttle,
  type Asking,
} from '#features/account-settings/asking-person.ts'
import { sendUpkeepMail } from '#features/account-settings/upkeep-mail.ts'
import type { App } from '#server/feature.ts'
import { badRequest, ErrorAnswer, notFound } from '#server/http/errors.ts'

/** It goes into mails: nothing in it may look like an address to click. */
const companyName = z
  .string()
  .trim()
  .min(2)
  .max(120)
  .regex(/^[\p{L}\p{M}\p{N} .,'’()&+-]*$/u)

type Member = Asking & { readonly company: Company }

/** Who changes a company's name belongs to it. */
const meetMember = async (request: FastifyRequest): Promise<Member> => {
  const asking = await requirePerson(request)
  refuseActing(asking.user)
  const { companyId } = asking.person
  const company = companyId === null ? undefined : await openAccountDirectory(request.tx).findCompany(companyId)
  return { ...asking, company: company ?? notFound('company') }
}

/** Only asked for here: customer service checks it, since orders, invoices and access hang on the company. */
const requestName = async (request: FastifyRequest, name: string): Promise<typeof SUCCESS> => {
  const { user, person, now, company } = await meetMember(request)
  if (name === company.name) badRequest('Please give another name.', [{ path: 'name', message: 'must be another name' }])
  await throttle(request, 'company-name', person.id)
  await saveNameRequest(request.tx, { companyId: company.id, personId: person.id, name, requestedAt: now })
  await sendUpkeepMail(request.tx, request.server.services, {
    tenant: request.scope.tenant,
    reader: person,
    to: person.email,
    kind: 'companyName',
    values: { from: company.name, to: name },
  })
  await writeAudit(request.tx, user, now, 'company-name.requested', { company: company.number, from: company.name, to: name })
  return SUCCESS
}

const withdrawName = async (request: FastifyRequest): Promise<typeof SUCCESS> => {
  const { user, now, company } = await meetMember(request)
  if ((await findRequestedName(request.tx, company.id)) === null) return SUCCESS
  await dropNameRequest(request.tx, company.id)
  await writeAudit(request.tx, user, now, 'company-name.withdrawn', { company: company.number })
  return SUCCESS
}

const tags = ['me']
const errors = { 400: ErrorAnswer, 401: ErrorAnswer, 403: ErrorAnswer, 404: ErrorAnswer, 429: ErrorAnswer }

export const companyNameRoutes = (app: App): void => {
  app.post(
    COMPANY_NAME_PATH,
    {
      preHandler: refuseForeignAppId,
      schema: {
        tags,
        summary: 'Asks for another name of my company, which customer service then checks',
        querystring: appIdQuery,
        body: z.strictObject({ name: companyName }),
        response: { 200: successAnswer, ...errors },
      },
    },
    (request) => requestName(request, request.body.name),
  )

  app.delete(
    COMPANY_NAME_PATH,
    {
      preHandler: refuseForeignAppId,
      schema: {
        tags,
        summary: 'Withdraws the wish for another name of my company',
        querystring: appIdQuery,
        response: { 200: successAnswer, ...errors },
      },
    },
    withdrawName,
  )
}
