import { decideToolEntry } from '#foundation/entitlements/tool-entry.rules.ts'
import type { AccessStatus, ToolNames } from '#foundation/entitlements/tool.rules.ts'
import { allow, refuse, type Decision } from '#kernel/decision.ts'
import type { Traits } from '#kernel/traits.ts'

/** A tool of the tenant with one person's status. */
export type GrantedTool = {
  readonly id: string
  readonly name: string
  readonly businessSegment: string
  readonly status: AccessStatus
  readonly lmsUserId: string | null
  readonly names?: ToolNames
  /** The tool that opens its group. */
  readonly primaryId?: string | null
  /** Whether people like this one can ask for it; they can unless it says otherwise. */
  readonly mayRequest?: boolean
}

/** Names a rule per status: `tool.pending`, `ordering.not-requested`. */
export const decideStatus = (subject: string, status: AccessStatus, values?: { readonly tool: string }): Decision => {
  const rule = `${subject}.${status.toLowerCase().replace(' ', '-')}`
  return status === 'Approved' ? allow(rule, values) : refuse(rule, values)
}

type LinkedTool = Pick<GrantedTool, 'name' | 'businessSegment' | 'status'>

/** A tool's link shows for service tools, and on some sites for what is approved [6.8.1]. */
export const decideToolLink = ({ toolLinks }: Traits, { name, businessSegment, status }: LinkedTool): Decision => {
  if (businessSegment.includes('Service')) return allow('tool.service', { tool: name })
  if (toolLinks === 'approved') return decideStatus('tool', status, { tool: name })
  return refuse('tool.not-service', { tool: name })
}

export type ToolQuestion = {
  readonly tool: GrantedTool
  readonly tools: readonly GrantedTool[]
  readonly serviceLevel: string | null
  readonly rtnPageEnabled: 'true' | 'false'
}

/** The same decision as on the tool's page, with its reason [4.4.8, 4.4.9, 6.8.2]. */
export const decideToolUse = ({ tool, tools, serviceLevel, rtnPageEnabled }: ToolQuestion): Decision => {
  const primary = tools.find(({ id }) => id === tool.primaryId)
  const entry = decideToolEntry({
    isAuthorMode: false,
    serviceLevel,
    hasNetworkPage: rtnPageEnabled === 'true',
    toolId: tool.id,
    // A group whose primary tool this site does not have stands open.
    primaryId: primary?.id ?? null,
    status: tool.status,
    primaryStatus: primary?.status,
  })
  if (entry === 'refer-to-network') return refuse('tool.refer-to-network')
  const requested = entry === 'group-request' ? (primary ?? tool) : tool
  // A tool that nobody may request is not advised.
  if (requested.status === 'Not Requested' && requested.mayRequest === false)
    return refuse('tool.not-requestable', { tool: requested.name })
  if (entry === 'group-request') return refuse('tool.group-not-requested', { tool: requested.name })
  return decideStatus('tool', tool.status, { tool: tool.name })
}
