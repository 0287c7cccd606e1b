import type { FastifyReply, FastifyRequest } from 'fastify'
import { checkApplication, readAppsList } from '#features/access/tool-access/tool-access.api.ts'
import { findToolOf } from '#features/access/tool-access/person-tool.store.ts'
import { listTools } from '#foundation/entitlements/public.server.ts'
import { nameTool } from '#foundation/entitlements/public.ts'
import { DEFAULT_LOCALE, localePath } from '#kernel/locale.ts'
import type { SitePath } from '#kernel/site-path.ts'
import type { SelectorRoute } from '#platform/feature.ts'
import { documentSelector } from '#platform/http/endpoint-route.ts'
import { badRequest, notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

const sendApps = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { page, extension, locale }: SitePath,
): Promise<unknown> => {
  if (page !== '/' || extension !== 'json') notFound('page')
  const root = localePath(locale ?? DEFAULT_LOCALE)
  const { language } = locale ?? DEFAULT_LOCALE
  const tools = await listTools(request.tx)
  const hrefOf = (path: string | null): string | null => (path === null ? null : `${root}${path}`)
  return reply.send({
    apps: tools.map(({ id, name, names, businessSegment, pagePath }) => ({
      toolId: id,
      name: nameTool({ name, names }, language),
      BusinessSegment: businessSegment,
      pagePath: hrefOf(pagePath),
    })),
    redirectUrlToolIdMap: Object.fromEntries(
      tools.flatMap(({ id, pagePath }) => (pagePath === null ? [] : [[`${root}${pagePath}`, id]])),
    ),
    primaryToolIdMap: Object.fromEntries(tools.flatMap(({ id, primaryId }) => (primaryId === null ? [] : [[id, primaryId]]))),
  })
}

const checkTool = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  const user = userOf(request)
  const requested = checkApplication.body.safeParse(request.body ?? {})
  if (!requested.success) return badRequest('applicationId is missing.')
  const tool = (await findToolOf(request.tx, user.id, requested.data.applicationId)) ?? notFound('tool')
  return reply.send({ response: { toolId: tool.id, access: { status: tool.status } } })
}

export const toolSelectors: readonly SelectorRoute[] = [
  { selector: 'apps-list', methods: ['GET'], documented: documentSelector(readAppsList), answer: sendApps },
  {
    selector: 'portalapplicationcheck',
    methods: ['POST'],
    isReading: true,
    access: 'signed-in',
    documented: documentSelector(checkApplication),
    answer: checkTool,
  },
]
