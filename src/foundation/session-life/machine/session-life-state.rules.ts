import { SESSION_STORE, type SessionKey } from '#foundation/identity/public.ts'

/** Every number of the session's life in the browser [9.1]. */
export const SESSION_TIMES = {
  initialCheckMs: 2_000,
  pollMs: 30_000,
  decrementSeconds: 30,
  warningSeconds: 125,
  countdownCapSeconds: 120,
  recheckSeconds: 5,
  resetAboveSeconds: 130,
  hardTimeoutBelowSeconds: -2,
  keepSignedInClearedSeconds: 500,
  activityRefreshMs: 300_000,
  automaticRefreshSeconds: 250,
  signedOutRedirectMs: 20_000,
  /** An answer that is on its way may still spare the person a warning for this long. */
  answerGraceMs: 10_000,
  /** A refresh that failed is not tried again at once. */
  retryMs: 30_000,
} as const

export const TIMEOUT_KEYS: readonly SessionKey[] = [SESSION_STORE.timedOut, SESSION_STORE.timedOutPage]
export const RETURN_KEYS: readonly SessionKey[] = [SESSION_STORE.returnUrl, SESSION_STORE.returnOwner]

export type UserKind = 'internal' | 'external'
export type SessionFlags = {
  readonly eightHourSession: boolean
  readonly oneHourSession: boolean
  readonly oneHourSessionExternal: boolean
}

export type PollPurpose = 'routine' | 'recheck' | 'visible'
export type RefreshPurpose = 'load' | 'activity' | 'automatic' | 'kept'

export type TabMessage =
  | {
      readonly type: 'refreshed'
      readonly deadline: number
      readonly refreshedAt: number
      readonly automaticRefreshes: number
    }
  | { readonly type: 'ended'; readonly how: 'signed-out' | 'timed-out' }

export type StoredSession = {
  readonly remaining?: number
  readonly deadline?: number
  readonly refreshedAt?: number
  readonly automaticRefreshes?: number
  readonly isRefreshed: boolean
  readonly isKept: boolean
  readonly isTimedOut: boolean
  /** When a refused call last sent this tab to sign-in. */
  readonly sentToSignInAt?: number
}

export type SessionEvent =
  | {
      readonly type: 'loaded'
      readonly stored: StoredSession
      /** The marker cookie is there. */
      readonly isMarked: boolean
      readonly isTimedOutPage: boolean
      readonly isEditing: boolean
      /** The stored address if there is a valid one, else the configured one [2.14.5]. */
      readonly timedOutPage: string
      readonly flags: SessionFlags
    }
  | { readonly type: 'tick' | 'activity' | 'becameVisible' }
  | { readonly type: 'pollAnswered'; readonly purpose: PollPurpose; readonly remaining?: number }
  | { readonly type: 'pollFailed'; readonly purpose: PollPurpose }
  | { readonly type: 'refreshAnswered' | 'refreshFailed'; readonly purpose: RefreshPurpose }
  /** Some answer said session_valid=false. */
  | { readonly type: 'sessionInvalid' }
  /** A portal call was answered with 401. */
  | { readonly type: 'portalRefused' }
  /** The marker cookie went while the page was open. */
  | { readonly type: 'signOutDetected' }
  | { readonly type: 'keepSignedInChosen' | 'signOutChosen' | 'signInChosen' }
  | { readonly type: 'chatChanged'; readonly isActive: boolean }
  | { readonly type: 'userKnown'; readonly kind: UserKind }
  | { readonly type: 'otherTab'; readonly message: TabMessage }

/**
 * `sign-out` is chosen; the others that pass through it keep what the same person needs later: `sign-out-timed-out`
 * lands on the timed-out page, `sign-out-here` on this one. `root` is `/` with the way back, `sign-in` the authorization address.
 */
export type Destination = 'sign-out' | 'sign-out-timed-out' | 'sign-out-here' | 'timed-out' | 'sign-in' | 'root'

export type SessionEffect =
  | { readonly type: 'poll'; readonly purpose: PollPurpose }
  | { readonly type: 'refresh'; readonly purpose: RefreshPurpose }
  | { readonly type: 'showDialog'; readonly seconds: number }
  | { readonly type: 'hideDialog' | 'showSignedOut' | 'storeReturn' | 'keepWork' | 'forgetWork' | 'deleteLogin' }
  | { readonly type: 'store'; readonly key: SessionKey; readonly value: string }
  | { readonly type: 'remove'; readonly keys: readonly SessionKey[] }
  | { readonly type: 'broadcast'; readonly message: TabMessage }
  | { readonly type: 'goTo'; readonly to: Destination }

export type SessionLife = {
  readonly phase: 'idle' | 'watching' | 'warning' | 'signedOut' | 'leaving'
  /** Epoch ms at which the server's session ends, as last heard. */
  readonly deadline?: number
  /** Epoch ms at which the dialog's countdown is 0. */
  readonly countdownEndsAt?: number
  readonly shownSeconds?: number
  /** The countdown in local storage, in steps of 30 s. */
  readonly counted?: { readonly from: number; readonly at: number; readonly steps: number }
  readonly isPolling: boolean
  readonly nextCheckAt: number
  readonly refreshedAt: number
  readonly triedAt: number
  readonly isRefreshing: boolean
  readonly askedAt?: number
  /** A refresh went well, its new remaining time is not yet known: other tabs hear of both together. */
  readonly isAnnouncing: boolean
  readonly quietUntil: number
  /** The deadline passed unseen (the computer slept): since when the server is being asked. */
  readonly overdueSince?: number
  readonly automaticRefreshes: number
  readonly isKept: boolean
  readonly isChatActive: boolean
  readonly kind?: UserKind
  readonly flags: SessionFlags
  readonly isTimedOutPage: boolean
  readonly isEditing: boolean
  readonly timedOutPage: string
  readonly sentToSignInAt: number
  readonly leaveAt?: number
}

export type Step = { readonly state: SessionLife; readonly effects: readonly SessionEffect[] }

export const INITIAL_SESSION_LIFE: SessionLife = {
  phase: 'idle',
  isPolling: false,
  nextCheckAt: 0,
  refreshedAt: Number.NEGATIVE_INFINITY,
  triedAt: Number.NEGATIVE_INFINITY,
  isRefreshing: false,
  isAnnouncing: false,
  quietUntil: 0,
  automaticRefreshes: 0,
  isKept: false,
  isChatActive: false,
  flags: { eightHourSession: false, oneHourSession: false, oneHourSessionExternal: false },
  isTimedOutPage: false,
  isEditing: false,
  timedOutPage: '/',
  sentToSignInAt: Number.NEGATIVE_INFINITY,
}

/** Whole seconds until a moment; negative after it. */
export const secondsUntil = (moment: number, now: number): number => Math.ceil((moment - now) / 1000)

/** How often a session is refreshed without anyone's doing [4.3.25, 4.3.26, 4.3.27]. */
export const countAutomaticRefreshes = (
  { eightHourSession, oneHourSession, oneHourSessionExternal }: SessionFlags,
  kind: UserKind | undefined,
): number => {
  if (kind === 'internal' && eightHourSession) return 14
  if (oneHourSession && !eightHourSession) return 1
  return kind === 'external' && oneHourSessionExternal ? 1 : 0
}
