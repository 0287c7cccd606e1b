import { TOOL_GROUP, type AccessStatus } from '#features/entitlements/tool.rules.ts'
import { allow, refuse, type Decision } from '#kernel/decision.ts'
import type { Traits } from '#kernel/traits.ts'

/** A tool of the tenant with one person's status. */
export type HeldTool = {
  readonly id: string
  readonly name: string
  readonly businessSegment: string
  readonly status: AccessStatus
  readonly lmsUserId: string | null
}

/** Names a rule per status: `tool.pending`, `ordering.not-requested`. */
export const decideStatus = (subject: string, status: AccessStatus, values?: { readonly tool: string }): Decision => {
  const rule = `${subject}.${status.toLowerCase().replace(' ', '-')}`
  return status === 'Approved' ? allow(rule, values) : refuse(rule, values)
}

/** A tool's link shows for service tools, and on some sites for what is approved [6.8.1]. */
export const decideToolLink = ({ toolLinks }: Traits, { name, businessSegment, status }: HeldTool): Decision => {
  if (businessSegment.includes('Service')) return allow('tool.service', { tool: name })
  if (toolLinks === 'approved') return decideStatus('tool', status, { tool: name })
  return refuse('tool.not-service', { tool: name })
}

export type ToolQuestion = {
  readonly tool: HeldTool
  readonly tools: readonly HeldTool[]
  readonly serviceLevel: string | null
  readonly rtnPageEnabled: 'true' | 'false'
}

const isInGroup = (id: string): boolean => id === TOOL_GROUP.primary || TOOL_GROUP.others.some((other) => other === id)

/** Refer to Network comes first [4.4.8], then the group's primary tool [4.4.9], then the tool itself [6.8.2]. */
export const decideToolUse = ({ tool, tools, serviceLevel, rtnPageEnabled }: ToolQuestion): Decision => {
  if (serviceLevel === 'Refer to Network' && rtnPageEnabled === 'true') return refuse('tool.refer-to-network')
  const primary = isInGroup(tool.id) ? tools.find(({ id }) => id === TOOL_GROUP.primary) : undefined
  if (primary?.status === 'Not Requested') return refuse('tool.group-not-requested', { tool: primary.name })
  return decideStatus('tool', tool.status, { tool: tool.name })
}
