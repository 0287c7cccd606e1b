import { decideTraining, TRAINING_TOOL_ID, type ToolAccess } from '#foundation/entitlements/public.ts'

/**
 * Remembers across pages that a request waits; it only chooses what is shown first [3.18.5, T-59]. The cookie `Enable Training`
 * [4.12.2], with its space encoded: RFC 6265 allows none in a name, and proxies and cookie parsers drop such cookies.
 */
export const TRAINING_COOKIE = 'Enable%20Training'
export const PENDING = 'Pending'

/**
 * How the call to action stands. `request` requests access, `open` leads on, `denied`, `refused` and `closed` say why nothing happens;
 * `waiting` is drawn while it is not known.
 */
export type TrainingLook = 'open' | 'request' | 'pending' | 'denied' | 'refused' | 'closed' | 'waiting'

/** The person's access according to the server. */
export type TrainingAccess = {
  readonly status: string
  readonly isApproved: boolean
  /** Nobody like this person can ask for it here. */
  readonly isClosed?: boolean
}

export type TrainingFacts = {
  readonly isSignedIn: boolean
  /** Undefined while it loads, null when it failed: then the person counts as not approved [8.5.5]. */
  readonly access: TrainingAccess | null | undefined
  /** The cookie says that a request waits. */
  readonly isRemembered: boolean
}

/** Approved means known to the learning system as well [6.9.1]. */
export const isTrainingApproved = (tools: readonly ToolAccess[]): boolean =>
  decideTraining(tools.map(({ masterToolId, status, lmsUserId = null }) => ({ id: masterToolId, status, lmsUserId }))).allowed

const findTraining = (tools: readonly ToolAccess[]): ToolAccess | undefined =>
  tools.find(({ masterToolId }) => masterToolId === TRAINING_TOOL_ID)

/** As contact details tell it [3.3.4]. */
export const readTrainingAccess = (tools: readonly ToolAccess[]): TrainingAccess => ({
  status: findTraining(tools)?.status ?? 'Not Requested',
  isApproved: isTrainingApproved(tools),
  ...(findTraining(tools)?.isClosed && { isClosed: true }),
})

/** The server's answer wins over the browser's memory [4.12.1, 4.12.3, 4.12.4, 4.12.5, 6.9.2]. */
export const chooseTrainingLook = ({ isSignedIn, access, isRemembered }: TrainingFacts): TrainingLook => {
  if (!isSignedIn) return 'open'
  if (access === undefined) return isRemembered ? 'pending' : 'waiting'
  if (access === null) return isRemembered ? 'pending' : 'request'
  if (access.isApproved) return 'open'
  if (access.status === 'Denied') return 'denied'
  if (access.status === 'Not Permitted') return 'refused'
  if (access.isClosed) return 'closed'
  // Approved, but the learning system has not made a user yet.
  return access.status === 'Not Requested' ? 'request' : 'pending'
}

/** Whether the cookie stays, comes or goes, once the server has answered [4.12.2, 4.12.4]. */
export const isCookieRequested = (look: TrainingLook): boolean => look === 'pending'
