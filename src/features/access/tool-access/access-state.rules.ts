import { decideToolEntry, type AccessStatus, type ToolEntry } from '#foundation/entitlements/public.ts'
import type { ResultState } from '#features/access/tool-access/tool-way.rules.ts'
import type { BadgeSign, BadgeTone } from '#ui/badge.tsx'

export type AccessState = ResultState | 'approved'

export type KnownTool = {
  readonly toolId: string
  readonly primaryToolId: string | null
  readonly access: { readonly status: AccessStatus }
}

type AccessFacts = {
  /** The state that the page was written for; shown until the server has answered, and where there is no tool. */
  readonly page: ResultState
  readonly toolId: string | undefined
  readonly tools: readonly KnownTool[] | undefined
  readonly serviceLevel: string | null
  readonly hasNetworkPage: boolean
}

const SHOWN: Partial<Record<ToolEntry, AccessState>> = { open: 'approved' }

/** The text of a result page comes from the server: neither its address nor the id in it can claim more [T-9]. */
export const chooseAccessState = ({ page, toolId, tools, serviceLevel, hasNetworkPage }: AccessFacts): AccessState => {
  const find = (id: string | null | undefined) => tools?.find((tool) => tool.toolId === id)
  const tool = find(toolId)
  if (!tool) return page
  const { status } = tool.access
  const primary = { primaryId: tool.primaryToolId, primaryStatus: find(tool.primaryToolId)?.access.status }
  const entry = decideToolEntry({ isAuthorMode: false, serviceLevel, hasNetworkPage, toolId, status, ...primary })
  return entry === 'stay' ? page : (SHOWN[entry] ?? (entry as ResultState))
}

export const STATUS_LOOK: Readonly<
  Record<AccessStatus, { readonly tone: BadgeTone; readonly sign: BadgeSign; readonly word: AccessState }>
> = {
  Approved: { tone: 'ok', sign: 'dot', word: 'approved' },
  Pending: { tone: 'warn', sign: 'half', word: 'pending' },
  Denied: { tone: 'bad', sign: 'diamond', word: 'denied' },
  'Not Permitted': { tone: 'idle', sign: 'diamond', word: 'not-permitted' },
  'Not Requested': { tone: 'idle', sign: 'ring', word: 'not-requested' },
}

/** While something waits the page asks again, so that it follows when somebody decides. */
export const FOLLOW_MS = 4_000
