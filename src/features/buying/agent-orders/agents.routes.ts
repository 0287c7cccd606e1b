import type { FastifyRequest } from 'fastify'
import {
  allowGrant,
  changeGrant,
  decideConfirmation,
  listGrants,
  listOfficeGrants,
  readConfirmation,
  revokeGrant,
  revokeOfficeGrant,
  type GrantView,
} from '#features/buying/agent-orders/agents.api.ts'
import { decideOrder, viewConfirmation } from '#features/buying/agent-orders/confirm/decide-confirmation.service.ts'
import { findConfirmationOf, listWaiting } from '#features/buying/agent-orders/confirm/confirmation.store.ts'
import { sumMonth } from '#features/buying/agent-orders/limits/agent-order.store.ts'
import { listOfficeRows } from '#features/buying/agent-orders/office/agent-office.store.ts'
import { requireOrderingAccount } from '#foundation/accounts/public.server.ts'
import {
  allowGrantAgain,
  changeAgentLimits,
  findAgentGrant,
  listAgentCalls,
  listAgentGrants,
  listRevokedGrants,
  resourceOf,
  revokeAgentGrant,
  type AgentGrant,
} from '#foundation/agents/public.server.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { dropProviderGrant } from '#foundation/identity/public.server.ts'
import { fromMoneyJson, toMoneyJson, type MoneyJson } from '#kernel/money.ts'
import type { App } from '#platform/feature.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { forbidden, notFound, Problem } from '#platform/http/errors.ts'

const MOST_CALLS = 12
const ANY_CURRENCY = 'USD'

/** A person's grants are theirs alone to change. */
const refuseActing = (request: FastifyRequest): void => {
  if (userOf(request).actorId !== undefined) forbidden('Only the person themselves may change this.')
}

const viewGrants = async (request: FastifyRequest, grants: readonly AgentGrant[]): Promise<GrantView[]> => {
  const ids = grants.map(({ id }) => id)
  const used = await sumMonth(request.tx, ids, request.server.services.clock.now())
  return grants.map(({ id, name, host, scopes, orderLimit, monthLimit, askAlways, createdAt, lastUsedAt }) => ({
    ...{ id, name, host, scopes: [...scopes], askAlways },
    orderLimit: orderLimit && toMoneyJson(orderLimit),
    monthLimit: monthLimit && toMoneyJson(monthLimit),
    used: (used.get(id) ?? []).map(toMoneyJson),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

/** Who orders for no account sets limits in some currency all the same. */
const readCurrency = async (request: FastifyRequest): Promise<string> => {
  try {
    return (await requireOrderingAccount(request)).currency
  } catch (error) {
    if (error instanceof Problem) return ANY_CURRENCY
    throw error
  }
}

const readLimit = (limit: MoneyJson | null | undefined) => (limit ? fromMoneyJson(limit) : limit)

/** The apps and agents of a person, and those of everybody for admins. */
export const agentRoutes = (app: App): void => {
  const { clock } = app.services

  const note = (request: FastifyRequest, { id, name, clientId, personId }: AgentGrant, action: string) => {
    const { id: userId, actorId = userId } = userOf(request)
    return writeAudit(request.tx, { id: personId, actorId }, clock.now(), action, { object: id, name, client: clientId })
  }

  const requireOwn = async (request: FastifyRequest, id: string): Promise<AgentGrant> =>
    (await findAgentGrant(request.tx, id, userOf(request).id)) ?? notFound('app')

  /** Its tokens go with it, so that nothing can be renewed. */
  const revoke = async (request: FastifyRequest, grant: AgentGrant): Promise<void> => {
    const providerGrant = await revokeAgentGrant(request.tx, grant.id, clock.now())
    if (providerGrant !== undefined) await dropProviderGrant(request.tx, providerGrant)
    await note(request, grant, 'agent.revoked')
  }

  addEndpoint(app, listGrants, async (request) => {
    const { tx } = request
    const { id } = userOf(request)
    const waiting = await listWaiting(tx, id, clock.now())
    return {
      grants: await viewGrants(request, await listAgentGrants(tx, id)),
      revoked: (await listRevokedGrants(tx, id)).map(({ revokedAt, ...one }) => ({ ...one, revokedAt: revokedAt.toISOString() })),
      waiting: waiting.map(({ content, expiresAt, ...one }) => ({
        ...one,
        net: content.net,
        expiresAt: expiresAt.toISOString(),
      })),
      calls: await listAgentCalls(tx, id, MOST_CALLS),
      address: resourceOf(app.services, request.scope.tenant),
      currency: await readCurrency(request),
    }
  })

  addEndpoint(app, changeGrant, async (request) => {
    refuseActing(request)
    const grant = await requireOwn(request, request.params.id)
    const { orderLimit, monthLimit, askAlways } = request.body
    const change = { orderLimit: readLimit(orderLimit), monthLimit: readLimit(monthLimit), askAlways }
    await changeAgentLimits(request.tx, grant.id, change)
    await note(request, grant, 'agent.limits-changed')
    const [view] = await viewGrants(request, [await requireOwn(request, grant.id)])
    return view ?? notFound('app')
  })

  addEndpoint(app, revokeGrant, async (request) => {
    await revoke(request, await requireOwn(request, request.params.id))
    return { success: true as const }
  })

  addEndpoint(app, allowGrant, async (request) => {
    refuseActing(request)
    const { id } = request.params
    if (!(await allowGrantAgain(request.tx, id, userOf(request).id))) notFound('app')
    await note(request, await requireOwn(request, id), 'agent.allowed')
    return { success: true as const }
  })

  addEndpoint(app, readConfirmation, async (request) => viewConfirmation(request, request.params.id))

  addEndpoint(app, decideConfirmation, async (request) => {
    refuseActing(request)
    const found = (await findConfirmationOf(request.tx, userOf(request).id, request.params.id)) ?? notFound('order')
    return { state: await decideOrder(request, found, request.body.decision) }
  })

  addEndpoint(app, listOfficeGrants, async (request) => {
    const { find = '', ...list } = request.query
    const { rows, total } = await listOfficeRows(request.tx, find, list)
    const money = (minor: string | null, currency: string | null) =>
      minor === null || currency === null ? null : { minor, currency }
    return {
      rows: rows.map(({ orderMinor, orderLimitCurrency, monthMinor, monthLimitCurrency, createdAt, lastUsedAt, ...row }) => ({
        ...row,
        scopes: [...row.scopes],
        orderLimit: money(orderMinor, orderLimitCurrency),
        monthLimit: money(monthMinor, monthLimitCurrency),
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      total,
    }
  })

  addEndpoint(app, revokeOfficeGrant, async (request) => {
    await revoke(request, (await findAgentGrant(request.tx, request.params.id)) ?? notFound('app'))
    return { success: true as const }
  })
}
