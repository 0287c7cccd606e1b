export type SessionLimits = { readonly ttlSeconds: number; readonly absoluteSeconds: number }
export type SessionTimes = { readonly expiresAt: Date; readonly endsAt: Date }

const SEEN_EVERY_MS = 60_000

const earlier = (a: Date, b: Date): Date => (a < b ? a : b)
const later = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000)

/** Two limits: silence ends a session, and so does its age. */
export const planSession = (now: Date, { ttlSeconds, absoluteSeconds }: SessionLimits): SessionTimes => {
  const endsAt = later(now, absoluteSeconds)
  return { expiresAt: earlier(later(now, ttlSeconds), endsAt), endsAt }
}

/** A refresh moves the idle limit and never passes the absolute one [T-13]. */
export const planRefresh = (now: Date, endsAt: Date, { ttlSeconds }: Pick<SessionLimits, 'ttlSeconds'>): Date =>
  earlier(later(now, ttlSeconds), endsAt)

/** Whole seconds that are surely left [3.2.2]. */
export const countRemaining = (now: Date, { expiresAt, endsAt }: SessionTimes): number =>
  Math.max(0, Math.floor((earlier(expiresAt, endsAt).getTime() - now.getTime()) / 1000))

/** Written at most once a minute: a page makes many calls at once. */
export const isSightingDue = (now: Date, seenAt: Date): boolean => now.getTime() - seenAt.getTime() >= SEEN_EVERY_MS

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Enough for people to know their own devices again; empty when the browser says nothing we know. */
export const describeDevice = (userAgent: string | undefined): string => {
  const text = (userAgent ?? '').slice(0, 512)
  const nameIn = (list: typeof BROWSERS): string | undefined => list.find(([pattern]) => pattern.test(text))?.[1]
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(' · ')
}
