/** Why a call is answered although its site is read-only: it changes nothing, belongs to signing in and out, or ends that state. */
export type ReadOnlyReason = 'reads' | 'session' | 'ends'

/** Of the refusal of all other calls that are no GET. */
export const READ_ONLY_CODE = 'read_only'

/** Letters of the reason that is noted when a site becomes read-only. */
export const MOST_REASON = 200
