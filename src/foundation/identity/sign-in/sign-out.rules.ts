import { isTimedOutPath } from '#foundation/identity/session/sign-in-state.rules.ts'

/** With less than this left the session is ending by itself, and the page has just written down that it did [4.3.9, 4.3.10]. */
const ENDING_S = 15

/** The page's own countdown ran out, whatever the server's clock says: only then does a sign-out lead there. */
const isTimeOut = (resource: unknown): boolean => typeof resource === 'string' && isTimedOutPath(resource)

/**
 * Data that the browser removes at sign-out [T-18]. Someone who chose to leave leaves nothing; a session that timed out keeps the
 * storage, because it holds the way back and the work in progress, for the same person only.
 */
export const chooseClearing = (remainingSeconds: number | undefined, resource?: unknown): string =>
  remainingSeconds !== undefined && remainingSeconds > ENDING_S && !isTimeOut(resource) ? '"cache", "storage"' : '"cache"'

/** `/` with the way back [2.1.9]. */
export const signedOutPath = (original: string | undefined): string =>
  original === undefined ? '/' : `/?${new URLSearchParams({ resource: original }).toString()}`
