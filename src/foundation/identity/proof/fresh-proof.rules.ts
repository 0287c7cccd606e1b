/** How long a password or a fresh sign-in is good for changes that could take the account from its owner. */
export const FRESH_SECONDS = 300
/** How long a sign-in is good for what employees start many times a day. */
export const RECENT_SECONDS = 1800
/** The provider's clock may differ from ours by this much. */
const CLOCK_SKEW_SECONDS = 30

/** A tenant with a provider of its own has no passwords to request. */
export type ReauthenticationMethod = 'password' | 'sign-in'

export type ReauthenticationFacts = {
  /** The session's fields. */
  readonly at: Date | null
  readonly hash: Uint8Array | null
  /** The browser's marker: a copied session cookie comes without it. */
  readonly broughtHash: Uint8Array | undefined
  readonly now: Date
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

const isWithin = (at: Date, now: Date, seconds: number): boolean => now.getTime() - at.getTime() < seconds * 1000

/** Only the browser in which it was proven, and for a few minutes [T-73]. */
export const isFresh = ({ at, hash, broughtHash, now }: ReauthenticationFacts): boolean =>
  at !== null && hash !== null && broughtHash !== undefined && isSame(hash, broughtHash) && isWithin(at, now, FRESH_SECONDS)

/** Signed in or proven not long ago [T-73]. */
export const isRecent = (signedInAt: Date, reauthenticatedAt: Date | null, now: Date): boolean =>
  isWithin(signedInAt, now, RECENT_SECONDS) || (reauthenticatedAt !== null && isWithin(reauthenticatedAt, now, RECENT_SECONDS))

/** A provider may answer from a session it still has: what counts is when it saw the person last. */
export const isFreshSignIn = (authTime: unknown, requestedAtMs: number): boolean =>
  typeof authTime === 'number' && authTime + CLOCK_SKEW_SECONDS >= Math.floor(requestedAtMs / 1000)
