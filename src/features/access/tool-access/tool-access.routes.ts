import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  dropFavourite,
  keepFavourite,
  listOwnTools,
  listTools,
  logPageUse,
  logToolUse,
  readTool,
  renewTool,
  requestTool,
  withdrawTool,
} from '#features/access/tool-access/tool-access.api.ts'
import {
  deleteFavourite,
  findToolOf,
  insertToolUse,
  listToolsOf,
  saveFavourite,
  type PersonTool,
} from '#features/access/tool-access/person-tool.store.ts'
import { findToolByPage } from '#foundation/entitlements/public.server.ts'
import { readPagePath } from '#features/access/tool-access/tool-way.rules.ts'
import { chooseRenewal } from '#features/access/tool-access/renewal.rules.ts'
import {
  askForRenewal,
  askForTool,
  isRenewalRequested,
  kindOf,
  takeBackTool,
} from '#features/access/tool-access/tool-request.service.ts'
import { listRequestsOf, writeRequestId, type RequestContext } from '#foundation/requests/public.server.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

const contextOf = ({ tx, scope, server }: FastifyRequest): RequestContext => ({
  tx,
  services: server.services,
  tenant: scope.tenant,
})

const toReply = (tool: PersonTool, requested: ReadonlySet<string>, now: Date) => ({
  toolId: tool.id,
  name: tool.name,
  names: { ...tool.names } as Record<string, string>,
  description: { ...tool.description },
  BusinessSegment: tool.businessSegment,
  access: {
    status: tool.status,
    until: tool.expiresAt?.toISOString() ?? null,
    renewal: chooseRenewal({ expiresAt: tool.expiresAt, isRequested: requested.has(tool.id) }, now),
  },
  pagePath: tool.pagePath,
  isFavourite: tool.isFavourite,
  usedAt: tool.usedAt?.toISOString() ?? null,
  primaryToolId: tool.primaryId,
  mayRequest: tool.mayRequest && tool.status === 'Not Requested',
})

const listReplies = async (request: FastifyRequest) => {
  const { id } = userOf(request)
  const [tools, requested] = [await listToolsOf(request.tx, id), await isRenewalRequested(request, id)]
  return tools.map((tool) => toReply(tool, requested, request.server.services.clock.now()))
}

/** The state of the person's latest request for a tool. */
const findOwnRequest = async (request: FastifyRequest, personId: string, toolId: string) => {
  const kind = kindOf(contextOf(request), toolId)
  const latest = (await listRequestsOf(request.tx, personId, kind)).find(({ subjectId }) => subjectId === toolId)
  return latest
    ? {
        id: writeRequestId(latest.number),
        status: latest.status,
        askedAt: latest.askedAt.toISOString(),
        decidedAt: latest.decidedAt?.toISOString() ?? null,
        reason: latest.reason,
        note: latest.note,
        isReminded: latest.remindedAt !== null,
      }
    : null
}

const options = {
  preHandler: [refuseForeignAppId, async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => void reply],
}

export const toolAccessRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, listTools, (request) => listReplies(request), options)
  addEndpoint(app, listOwnTools, async (request) => ({ tools: await listReplies(request) }), options)

  addEndpoint(
    app,
    readTool,
    async (request) => {
      const { id } = userOf(request)
      const tool = (await findToolOf(request.tx, id, request.params.toolId)) ?? notFound('tool')
      const reply = toReply(tool, await isRenewalRequested(request, id), clock.now())
      return { ...reply, request: await findOwnRequest(request, id, tool.id) }
    },
    options,
  )

  const logUse = async (request: FastifyRequest, toolId: string | undefined) => {
    const { id } = userOf(request)
    const tool = toolId === undefined ? undefined : ((await findToolOf(request.tx, id, toolId)) ?? notFound('tool'))
    if (tool && tool.status !== 'Approved') forbidden('This tool is not approved for you.')
    await insertToolUse(request.tx, id, tool?.id ?? null, clock.now())
    return { success: true as const }
  }
  addEndpoint(app, logToolUse, (request) => logUse(request as FastifyRequest, request.params.toolId), options)
  addEndpoint(
    app,
    logPageUse,
    async (request) => {
      const page = readPagePath(request.headers.referer, request.host)
      const tool = page === undefined ? undefined : await findToolByPage(request.tx, page)
      return logUse(request, tool?.id)
    },
    options,
  )

  addEndpoint(
    app,
    requestTool,
    async (request) => {
      const { toolId } = request.params
      const status = await askForTool(contextOf(request), userOf(request), { toolId, reason: request.body?.reason })
      return { toolId, access: { status } }
    },
    options,
  )

  addEndpoint(
    app,
    withdrawTool,
    async (request) => {
      const { toolId } = request.params
      return { toolId, access: { status: await takeBackTool(contextOf(request), userOf(request), toolId) } }
    },
    options,
  )

  addEndpoint(
    app,
    renewTool,
    async (request) => {
      const { toolId } = request.params
      await askForRenewal(contextOf(request), userOf(request), { toolId, reason: request.body?.reason })
      return { toolId, access: { status: 'Approved' as const } }
    },
    options,
  )

  const favour = async (request: FastifyRequest<{ Params: { toolId: string } }>, isFavourite: boolean) => {
    const { id } = userOf(request)
    const tool = (await findToolOf(request.tx, id, request.params.toolId)) ?? notFound('tool')
    await (isFavourite ? saveFavourite : deleteFavourite)(request.tx, id, tool.id)
    return { toolId: tool.id, isFavourite }
  }
  addEndpoint(app, keepFavourite, (request) => favour(request as never, true), options)
  addEndpoint(app, dropFavourite, (request) => favour(request as never, false), options)
}
