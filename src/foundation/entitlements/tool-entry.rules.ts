import type { AccessStatus } from '#foundation/entitlements/tool.rules.ts'

/** Where someone who opens a tool's page goes: into the tool, to one of the pages that say why not, or nowhere. */
export type ToolEntry =
  | 'open'
  | 'pending'
  | 'denied'
  | 'not-permitted'
  | 'not-requested'
  | 'group-request'
  | 'refer-to-network'
  /** The page stays as it is: an author looks at it, or the server did not say. */
  | 'stay'

export type ToolEntryFacts = {
  readonly isAuthorMode: boolean
  readonly serviceLevel: string | null
  /** The page for those whom the network serves is switched on, and there is one [4.4.8]. */
  readonly hasNetworkPage: boolean
  /** Undefined for a page that no tool has. */
  readonly toolId: string | undefined
  /** The tool that opens the group of this one, which may be itself; null for a tool without a group [9.3.4]. */
  readonly primaryId: string | null
  /** Undefined while, or because, the server did not say. */
  readonly status: AccessStatus | undefined
  /** Of the group's primary tool; counts for the group alone. */
  readonly primaryStatus: AccessStatus | undefined
}

/** The level whose customers buy and ask through the dealer network [9.3.2]. */
const REFER_TO_NETWORK = 'Refer to Network'

/** The tools whose status decides, in the order in which they are checked: the group's primary one first [4.4.10]. */
export const listChecks = (toolId: string, primaryId: string | null): string[] =>
  primaryId === null || primaryId === toolId ? [toolId] : [primaryId, toolId]

const ENTRIES: Readonly<Record<AccessStatus, ToolEntry>> = {
  Approved: 'open',
  Pending: 'pending',
  Denied: 'denied',
  'Not Permitted': 'not-permitted',
  'Not Requested': 'not-requested',
}

export const isReferred = ({ serviceLevel, hasNetworkPage }: Pick<ToolEntryFacts, 'serviceLevel' | 'hasNetworkPage'>): boolean =>
  serviceLevel === REFER_TO_NETWORK && hasNetworkPage

/** Author mode suppresses everything [4.4.14]; then the network [4.4.8], the map [T-8], the group [4.4.9], the status [4.4.1]. */
export const decideToolEntry = (facts: ToolEntryFacts): ToolEntry => {
  const { isAuthorMode, toolId, primaryId, status, primaryStatus } = facts
  if (isAuthorMode) return 'stay'
  if (isReferred(facts)) return 'refer-to-network'
  if (toolId === undefined) return 'denied'
  const primary = toolId === primaryId ? status : primaryStatus
  if (primaryId !== null) {
    if (primary === undefined) return 'stay'
    if (primary === 'Not Requested') return 'group-request'
  }
  return status === undefined ? 'stay' : ENTRIES[status]
}
