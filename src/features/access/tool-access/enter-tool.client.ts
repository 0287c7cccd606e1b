import { call } from '#browser/api.ts'
import { logInfo } from '#browser/log.ts'
import { readServiceLevel } from '#foundation/accounts/public.ts'
import type { PageContext } from '#foundation/blocks/public.ts'
import { decideToolEntry, isReferred, listChecks, type AccessStatus, type ToolEntry } from '#foundation/entitlements/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import { checkApplication, logToolUse, readAppsList } from '#features/access/tool-access/tool-access.api.ts'
import { RESULT_PAGES, shopRootOf, writeResultHref, writeTarget } from '#features/access/tool-access/tool-way.rules.ts'

/** Failures on the way are only logged [8.7.5]. */
const QUIET = { isQuiet: true, errors: 'own' } as const

type PageTool = { readonly toolId: string | undefined; readonly primaryId: string | null }

const findTool = async ({ config }: PageContext, pagePath: string): Promise<PageTool> => {
  const { data } = await call(readAppsList, { path: config.toolServletPath, ...QUIET })
  if (!data) throw new Error('the list of tools did not come')
  const toolId = new Map(Object.entries(data.redirectUrlToolIdMap)).get(pagePath)
  return { toolId, primaryId: lookUp(data.primaryToolIdMap ?? {}, toolId ?? '') ?? null }
}

const checkStatus = async (pagePath: string, applicationId: string): Promise<AccessStatus | undefined> => {
  const { data } = await call(checkApplication, { path: `${pagePath}.portalapplicationcheck`, body: { applicationId }, ...QUIET })
  return data?.response.access.status
}

/** The primary tool of the group first; whoever may not have that one is not asked about the others [4.4.10]. */
const checkAll = async (
  pagePath: string,
  toolId: string,
  primaryId: string | null,
): Promise<ReadonlyMap<string, AccessStatus | undefined>> => {
  const statuses = new Map<string, AccessStatus | undefined>()
  for (const id of listChecks(toolId, primaryId)) {
    const status = await checkStatus(pagePath, id)
    statuses.set(id, status)
    if (status === undefined || (id !== toolId && status === 'Not Requested')) break
  }
  return statuses
}

type Way = { readonly entry: ToolEntry; readonly toolId: string | undefined }

const findWay = async (page: PageContext, pagePath: string): Promise<Way> => {
  const { config, flags, mode } = page
  const { toolId, primaryId } = await findTool(page, pagePath)
  const level = await call(readServiceLevel, { path: config['store-internalUserecomm'], appId: config.appId, ...QUIET })
  const referral = {
    serviceLevel: level.data?.serviceLevel ?? null,
    hasNetworkPage: flags.rtnPageEnabled === 'true' && config.rtnPage !== undefined,
  }
  const isChecked = toolId !== undefined && !isReferred(referral)
  const statuses = isChecked ? await checkAll(pagePath, toolId, primaryId) : new Map<string, AccessStatus | undefined>()
  const entry = decideToolEntry({
    isAuthorMode: mode !== 'publish',
    ...referral,
    toolId,
    primaryId,
    status: toolId === undefined ? undefined : statuses.get(toolId),
    primaryStatus: primaryId === null ? undefined : statuses.get(primaryId),
  })
  return { entry, toolId }
}

/** The shop knows by it that somebody comes from a tool's page [2.13.4]. */
const markShopEntry = ({ config }: PageContext, pagePath: string): void => {
  document.cookie = `${config.domainId}-shop-entry=${encodeURIComponent(pagePath)}; Path=/; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`
}

/** Use is noted before the browser goes on, and only where the tool is approved [4.4.7, 4.4.12]. */
const goToTarget = async (page: PageContext, pagePath: string, toolId: string): Promise<ToolEntry> => {
  const { config } = page
  const target = writeTarget(config.redirectUrl ?? '', location.search, shopRootOf(config.quickcart_url))
  if (!target) return 'stay'
  const logged = await call(logToolUse, {
    path: `${config.updateUserLogEndpoint}/${encodeURIComponent(toolId)}`,
    params: { toolId },
    appId: config.appId,
    ...QUIET,
  })
  if (!logged.ok) logInfo('The use of the tool could not be noted')
  if (target.isShopEntry) markShopEntry(page, pagePath)
  location.replace(target.href)
  return 'open'
}

/** Takes whoever opened a tool's page to the tool, or to the page that says why not. Replaces the page: going back does not come here again. */
export const enterTool = async (page: PageContext): Promise<ToolEntry> => {
  const { config, mode } = page
  const pagePath = config.currentPagePath
  if (mode !== 'publish' || pagePath === undefined) return 'stay'
  try {
    const { entry, toolId } = await findWay(page, pagePath)
    if (entry === 'stay') return entry
    if (entry === 'open') return toolId === undefined ? 'stay' : await goToTarget(page, pagePath, toolId)
    const result = config[RESULT_PAGES[entry]]
    if (result === undefined) return 'stay'
    location.replace(writeResultHref(result, toolId))
    return entry
  } catch (error) {
    logInfo(`The tool could not be opened: ${String(error)}`)
    return 'stay'
  }
}
