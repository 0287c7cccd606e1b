import type { FastifyRequest } from 'fastify'
import * as office from '#features/buying/procurement/connection/connection-office.api.ts'
import * as api from '#features/buying/procurement/connection/connection.api.ts'
import { MOST_CONNECTIONS } from '#features/buying/procurement/connection/connection.rules.ts'
import * as store from '#features/buying/procurement/connection/connection.store.ts'
import { addConnection, changeFields, sealSecret } from '#features/buying/procurement/connection/save-connection.service.ts'
import { showConnection, showMessages } from '#features/buying/procurement/connection/show-connection.service.ts'
import { CXML_PATH, OCI_PATH, ORDERS_PATH } from '#features/buying/procurement/procurement-paths.rules.ts'
import { listMembers, requireCompanyAdmin } from '#features/company/people/public.server.ts'
import { listCostCentres } from '#features/company/purchase-policy/public.server.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import type { App } from '#platform/feature.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

const DONE = { success: true as const }

/** Connections of a company by its own admins, and those of all customers by staff. */
export const connectionRoutes = (app: App): void => {
  const { clock, originOf } = app.services

  const record = (request: FastifyRequest, action: string, object: string, details: Record<string, unknown> = {}) =>
    writeAudit(request.tx, userOf(request), clock.now(), `procurement.${action}`, { object, ...details, address: request.ip })

  /** Locked where it is changed; one of another company does not exist. */
  const requireOwn = async (request: FastifyRequest, id: string): Promise<store.Connection> => {
    const { companyId } = await requireCompanyAdmin(request)
    return (await store.lockConnection(request.tx, id, companyId)) ?? notFound('connection')
  }
  const requireAny = async (request: FastifyRequest, id: string): Promise<store.Connection> =>
    (await store.lockConnection(request.tx, id)) ?? notFound('connection')

  type Body = Parameters<typeof addConnection>[1]
  const add = async (request: FastifyRequest, body: Body, company?: string) => {
    const { id, sharedSecret, companyId } = await addConnection(request, body, company)
    const { name, domain, identity, person } = body
    await record(request, 'added', id, { name, domain, identity, person, company: companyId })
    return { id, sharedSecret }
  }
  const change = async (request: FastifyRequest, connection: store.Connection, body: Parameters<typeof changeFields>[2]) => {
    await changeFields(request, connection, body)
    await record(request, 'changed', connection.id, { fields: Object.keys(body).join(', ') })
    return DONE
  }
  const remove = async (request: FastifyRequest, { id, name }: store.Connection) => {
    await store.deleteConnection(request.tx, id)
    await record(request, 'removed', id, { name })
    return DONE
  }
  const addSecret = async (request: FastifyRequest, { id, secondSecret }: store.Connection, chosen?: string) => {
    if (secondSecret !== null) throw new Problem(409, 'two_secrets', 'There are two secrets. Please end the older one first.')
    const { secret, sealed } = sealSecret(request, chosen)
    await store.changeConnection(request.tx, id, { secondSecret: sealed })
    await record(request, 'secret-added', id)
    return { sharedSecret: secret }
  }
  const endSecret = async (request: FastifyRequest, { id, secondSecret }: store.Connection) => {
    if (secondSecret === null) throw new Problem(409, 'one_secret', 'There is one secret only. Please make a second one first.')
    await store.changeConnection(request.tx, id, { secret: secondSecret, secondSecret: null })
    await record(request, 'secret-ended', id)
    return DONE
  }
  addEndpoint(app, api.listProcurement, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    const { tx, scope } = request
    const origin = originOf(scope.tenant)
    const members = await listMembers(tx, companyId)
    return {
      connections: (await store.listOfCompany(tx, companyId)).map(showConnection),
      people: members.flatMap(({ email, name, isActive }) => (isActive ? [{ email, name }] : [])),
      costCentres: (await listCostCentres(tx, companyId)).flatMap(({ code, name, isActive }) =>
        isActive ? [{ code, name }] : [],
      ),
      accounts: await store.listAccountsOf(tx, companyId),
      most: MOST_CONNECTIONS,
      addresses: { cxml: `${origin}${CXML_PATH}`, oci: `${origin}${OCI_PATH}`, orders: `${origin}${ORDERS_PATH}` },
    }
  })

  addEndpoint(app, api.addProcurement, async (request) => {
    const { companyId } = await requireCompanyAdmin(request)
    return add(request, request.body, companyId)
  })
  addEndpoint(app, api.changeProcurement, async (request) =>
    change(request, await requireOwn(request, request.params.id), request.body),
  )
  addEndpoint(app, api.removeProcurement, async (request) => remove(request, await requireOwn(request, request.params.id)))
  addEndpoint(app, api.listProcurementMessages, async (request) =>
    showMessages(request.tx, await requireOwn(request, request.params.id)),
  )

  addEndpoint(app, api.addProcurementSecret, async (request) => addSecret(request, await requireOwn(request, request.params.id)))
  addEndpoint(app, api.endProcurementSecret, async (request) => endSecret(request, await requireOwn(request, request.params.id)))
  addEndpoint(app, office.addOfficeProcurementSecret, async (request) =>
    addSecret(request, await requireAny(request, request.params.id), request.body.sharedSecret),
  )
  addEndpoint(app, office.endOfficeProcurementSecret, async (request) =>
    endSecret(request, await requireAny(request, request.params.id)),
  )

  addEndpoint(app, office.listOfficeProcurement, async ({ tx }) => ({
    connections: (await store.listAll(tx)).map(showConnection),
  }))
  addEndpoint(app, office.addOfficeProcurement, async (request) => add(request, request.body))
  addEndpoint(app, office.changeOfficeProcurement, async (request) =>
    change(request, await requireAny(request, request.params.id), request.body),
  )
  addEndpoint(app, office.removeOfficeProcurement, async (request) =>
    remove(request, await requireAny(request, request.params.id)),
  )
  addEndpoint(app, office.listOfficeProcurementMessages, async (request) =>
    showMessages(request.tx, await requireAny(request, request.params.id)),
  )
}
