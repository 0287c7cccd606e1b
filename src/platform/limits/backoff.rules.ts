/** How patient we are with one kind of attempt. */
export type BackoffPolicy = {
  /** Attempts without any delay. */
  readonly free: number
  /** The first delay; it doubles with each further attempt. */
  readonly firstDelayS: number
  readonly longestDelayS: number
  /** In this time as many attempts are forgiven as are free, one after the other. */
  readonly forgetS: number
}

/** Someone mistypes; a program does not stop after five. */
export const ACCOUNT_BACKOFF: BackoffPolicy = { free: 5, firstDelayS: 2, longestDelayS: 900, forgetS: 3600 }
/** A whole company may sign in from one address. */
export const NETWORK_BACKOFF: BackoffPolicy = { free: 60, firstDelayS: 1, longestDelayS: 300, forgetS: 3600 }
/** One account from all networks together. Forgets twice as fast as `ACCOUNT_BACKOFF`: one network alone does not keep it full. */
export const EVERYWHERE_BACKOFF: BackoffPolicy = { free: 10, firstDelayS: 4, longestDelayS: 900, forgetS: 3600 }
/** Mails to one mailbox: a flood of them is an attack on its owner. */
export const MAILBOX_BACKOFF: BackoffPolicy = { free: 3, firstDelayS: 60, longestDelayS: 3600, forgetS: 86_400 }
/** Forms and tokens from one network. */
export const FORM_BACKOFF: BackoffPolicy = { free: 30, firstDelayS: 2, longestDelayS: 600, forgetS: 3600 }

/** Every page view of a visitor may request one. */
export const TOKEN_BACKOFF: BackoffPolicy = { free: 120, firstDelayS: 1, longestDelayS: 30, forgetS: 120 }

/** The counter: the kind of attempt, and of whom. */
export type AttemptKey = { readonly kind: string; readonly of: readonly string[]; readonly policy: BackoffPolicy }

/** The rest of a count after a while: an office where someone mistypes every few minutes is never locked out. */
export const forgive = (count: number, ageS: number, { free, forgetS }: BackoffPolicy): number =>
  Math.max(0, count - (Math.max(0, ageS) * free) / forgetS)

/** Seconds to wait after so many attempts. */
export const delayAfter = (count: number, { free, firstDelayS, longestDelayS }: BackoffPolicy): number => {
  const whole = Math.ceil(count)
  return whole < free ? 0 : Math.min(longestDelayS, firstDelayS * 2 ** Math.min(whole - free, 20))
}
