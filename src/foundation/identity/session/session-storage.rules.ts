/** Local storage of the session; the last four are ours, so that other pages and tabs count the same. */
export const SESSION_STORE = {
  remaining: 'sessionRemaining',
  refreshed: 'sessionRefreshed',
  kept: 'keepSignedIn',
  /** Set when a session ended while a page was open. */
  timedOut: 'sessionTimedOut',
  returnUrl: 'sessionReturnUrl',
  returnOwner: 'sessionReturnOwner',
  timedOutPage: 'sessionTimedOutPage',
  deadline: 'sessionDeadline',
  refreshedAt: 'sessionRefreshedAt',
  automaticRefreshes: 'sessionAutomaticRefreshes',
} as const
/** The frame as this tab keeps it in session storage: nothing personal is in it, and yet the next person gets it anew [T-35]. */
export const FRAME_KEYS = ['cachedHeader', 'cachedFooter'] as const
export type SessionKey = (typeof SESSION_STORE)[keyof typeof SESSION_STORE] | (typeof FRAME_KEYS)[number]

/** Keys that belong to one session and end with it; the return address outlives it. */
export const SESSION_KEYS: readonly SessionKey[] = [
  SESSION_STORE.remaining,
  SESSION_STORE.refreshed,
  SESSION_STORE.kept,
  SESSION_STORE.deadline,
  SESSION_STORE.refreshedAt,
  SESSION_STORE.automaticRefreshes,
  ...FRAME_KEYS,
]
