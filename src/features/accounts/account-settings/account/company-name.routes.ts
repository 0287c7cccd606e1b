import type { FastifyRequest } from 'fastify'
import { openAccountDirectory, type Company } from '#foundation/accounts/public.server.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { submitRequest, withdrawWaiting, type RequestContext } from '#foundation/requests/public.server.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import { requestCompanyName, withdrawCompanyName } from '#features/accounts/account-settings/account/company-name.api.ts'
import { COMPANY_NAME_KIND, findRequestedName } from '#features/accounts/account-settings/account/company-name-request.service.ts'
import {
  refuseActing,
  SUCCESS,
  throttle,
  readRequester,
  type Requester,
} from '#features/accounts/account-settings/requesting-person.service.ts'
import { sendUpkeepMail } from '#features/accounts/account-settings/settings-mail.service.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, notFound } from '#platform/http/errors.ts'

type Member = Requester & { readonly company: Company }

/** Who changes a company's name belongs to it. */
const requireMember = async (request: FastifyRequest): Promise<Member> => {
  const requester = await readRequester(request)
  refuseActing(requester.user)
  const { companyId } = requester.person
  const company = companyId === null ? undefined : await openAccountDirectory(request.tx).findCompany(companyId)
  return { ...requester, company: company ?? notFound('company') }
}

const contextOf = ({ tx, scope, server }: FastifyRequest): RequestContext => ({
  tx,
  services: server.services,
  tenant: scope.tenant,
})

/** Only asked for here: customer service checks it, since orders, invoices and access hang on the company. */
const requestName = async (request: FastifyRequest, name: string): Promise<typeof SUCCESS> => {
  const { user, person, now, company } = await requireMember(request)
  if (name === company.name) badRequest('Please give another name.', [{ path: 'name', message: 'must be another name' }])
  await throttle(request, 'company-name', person.id)
  const context = contextOf(request)
  const subject = { kind: COMPANY_NAME_KIND, subjectId: company.id }
  // A later wish takes the place of an earlier one, whoever of the company had it.
  await withdrawWaiting(context, user, subject)
  await submitRequest(context, { user, ...subject, subjectName: name })
  await sendUpkeepMail(request.tx, request.server.services, {
    tenant: request.scope.tenant,
    reader: person,
    to: person.email,
    kind: 'companyName',
    by: user.actorId ?? user.id,
    values: { from: company.name, to: name },
  })
  await writeAudit(request.tx, user, now, 'company-name.requested', { company: company.number, from: company.name, to: name })
  return SUCCESS
}

const withdrawName = async (request: FastifyRequest): Promise<typeof SUCCESS> => {
  const { user, now, company } = await requireMember(request)
  if ((await findRequestedName(request.tx, company.id)) === null) return SUCCESS
  await withdrawWaiting(contextOf(request), user, { kind: COMPANY_NAME_KIND, subjectId: company.id })
  await writeAudit(request.tx, user, now, 'company-name.withdrawn', { company: company.number })
  return SUCCESS
}

const options = { preHandler: refuseForeignAppId }

export const companyNameRoutes = (app: App): void => {
  addEndpoint(app, requestCompanyName, (request) => requestName(request, request.body.name), options)
  addEndpoint(app, withdrawCompanyName, withdrawName, options)
}
