import type { PersonTool } from '#features/access/tool-access/person-tool.store.ts'
import { findToolOf, lockToolOf } from '#features/access/tool-access/person-tool.store.ts'
import { chooseRenewal, renewedUntil } from '#features/access/tool-access/renewal.rules.ts'
import { nameTool, type AccessStatus } from '#foundation/entitlements/public.ts'
import { countColleagues, findTool, saveToolAccess } from '#foundation/entitlements/public.server.ts'
import { findPerson } from '#foundation/identity/public.server.ts'
import {
  listRequestsOf,
  submitRequest,
  withdrawRequest,
  type RequestContext,
  type RequestKind,
} from '#foundation/requests/public.server.ts'
import { allow, refuse, type Decision } from '#kernel/decision.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import { lookUp } from '#kernel/look-up.ts'
import { conflict, notFound, Problem } from '#platform/http/errors.ts'

type Requester = Pick<ScopeUser, 'id' | 'actorId'>

const KIND = 'tool'

/** A tool for which another feature brings a kind of its own, such as training, is decided there. */
export const kindOf = ({ services }: Pick<RequestContext, 'services'>, toolId: string): string =>
  services.requestKinds.all.some(({ kind }) => kind === toolId) ? toolId : KIND

const nameOf = (context: RequestContext, { id, name }: PersonTool) => ({
  kind: kindOf(context, id),
  subjectId: id,
  subjectName: name,
})

/** Not Requested becomes Pending, and nothing else does [T-57]. */
export const askForTool = async (
  context: RequestContext,
  user: Requester,
  { toolId, reason = '' }: { readonly toolId: string; readonly reason?: string | undefined },
): Promise<AccessStatus> => {
  const { tx, services } = context
  const tool = (await lockToolOf(tx, user.id, toolId)) ?? notFound('tool')
  if (tool.status === 'Pending') return 'Pending'
  if (tool.status !== 'Not Requested') conflict(`This cannot be asked for: it is ${tool.status}.`)
  if (!tool.mayRequest) throw new Problem(403, 'not_requestable', 'This tool cannot be requested here.')
  await saveToolAccess(tx, { personId: user.id, toolId, status: 'Pending' }, services.clock.now())
  await submitRequest(context, { user, ...nameOf(context, tool), reason })
  return 'Pending'
}

export const takeBackTool = async (context: RequestContext, user: Requester, toolId: string): Promise<AccessStatus> => {
  const { tx, services } = context
  const tool = (await lockToolOf(tx, user.id, toolId)) ?? notFound('tool')
  if (tool.status !== 'Pending') conflict('There is no request that waits.')
  // Access that was set to Pending by another system has no request here.
  await withdrawRequest(context, user, nameOf(context, tool))
  await saveToolAccess(tx, { personId: user.id, toolId, status: 'Not Requested' }, services.clock.now())
  return 'Not Requested'
}

export const isRenewalRequested = async ({ tx }: Pick<RequestContext, 'tx'>, personId: string): Promise<ReadonlySet<string>> =>
  new Set(
    (await listRequestsOf(tx, personId, KIND))
      .filter(({ status, details }) => status === 'Waiting' && details['isRenewal'] === true)
      .map(({ subjectId }) => subjectId),
  )

/** Access goes on as it is until somebody decides. */
export const askForRenewal = async (
  context: RequestContext,
  user: Requester,
  { toolId, reason = '' }: { readonly toolId: string; readonly reason?: string | undefined },
): Promise<void> => {
  const { tx, services } = context
  const tool = (await lockToolOf(tx, user.id, toolId)) ?? notFound('tool')
  const isRequested = (await isRenewalRequested(context, user.id)).has(toolId)
  const renewal = chooseRenewal({ expiresAt: tool.expiresAt, isRequested }, services.clock.now())
  if (renewal === null) conflict('This access does not end soon.')
  await submitRequest(context, {
    user,
    kind: KIND,
    subjectId: toolId,
    subjectName: tool.name,
    reason,
    details: { isRenewal: true },
  })
}

const checkGroup = async ({ tx }: RequestContext, personId: string, toolId: string): Promise<Decision[]> => {
  const primaryId = (await findToolOf(tx, personId, toolId))?.primaryId ?? null
  if (primaryId === null || primaryId === toolId) return []
  const primary = await findToolOf(tx, personId, primaryId)
  if (!primary) return []
  const values = { tool: primary.name }
  return [primary.status === 'Approved' ? allow('tool-request.primary', values) : refuse('tool-request.no-primary', values)]
}

/** The decision desk's view of tools. */
export const toolRequests: RequestKind = {
  kind: KIND,
  names: { en: 'Tool', de: 'Anwendung', fr: 'Outil', es: 'Herramienta', pl: 'Narzędzie', zh: '工具' },
  page: '/secure/tools',
  mayExpire: true,
  nameSubject: async ({ tx }, { subjectId }, language) => {
    const tool = await findTool(tx, subjectId)
    return tool && nameTool(tool, language)
  },
  describe: async ({ tx, services }, { personId, subjectId, details }, language) => {
    const tool = await findToolOf(tx, personId, subjectId)
    const texts = services.dictionaries[language]['tool-access'] ?? {}
    const say = (key: string): string => lookUp(texts, key) ?? key
    return [
      { label: say('segment'), text: tool?.businessSegment ?? '–' },
      ...(details['isRenewal'] === true
        ? [{ label: say('admin.renewal'), text: tool?.expiresAt?.toISOString().slice(0, 10) ?? '–' }]
        : []),
    ]
  },
  rulesSay: async (context, { personId, subjectId }) => {
    const person = await findPerson(context.tx, personId)
    const colleagues = person?.companyId
      ? await countColleagues(context.tx, { toolId: subjectId, personId, companyId: person.companyId })
      : 0
    return [
      ...(person?.serviceLevel === 'Refer to Network' ? [refuse('tool-request.network')] : []),
      ...(await checkGroup(context, personId, subjectId)),
      ...(colleagues > 0 ? [allow('tool-request.colleagues', { count: colleagues })] : []),
    ]
  },
  approve: async ({ tx }, { personId, subjectId, details }, { at, until }) => {
    const tool = (await lockToolOf(tx, personId, subjectId)) ?? conflict('This tool is no longer offered.')
    const expiresAt = until ?? (details['isRenewal'] === true ? renewedUntil(tool.expiresAt, at) : null)
    await saveToolAccess(tx, { personId, toolId: subjectId, status: 'Approved', expiresAt }, at)
  },
  deny: async ({ tx }, { personId, subjectId, details }, { at }) => {
    // Who asked for more keeps what they have until it ends.
    if (details['isRenewal'] !== true) await saveToolAccess(tx, { personId, toolId: subjectId, status: 'Denied' }, at)
  },
  reopen: async ({ tx, services }, { personId, subjectId }) => {
    const tool = await lockToolOf(tx, personId, subjectId)
    if (tool?.status !== 'Denied') conflict('This is not denied any more.')
    await saveToolAccess(tx, { personId, toolId: subjectId, status: 'Not Requested' }, services.clock.now())
  },
}
