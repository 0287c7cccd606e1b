import type { PageMode } from '#foundation/blocks/public.ts'

export const VISIBILITIES = ['show-for-everyone', 'show-for-authenticated'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** [9.8.7] */
export const DEFAULT_DAYS = 1
const LONGEST_TEXT = 320
const DAY_MS = 86_400_000

/** The first moment at which a notice is shown, and the first at which it is not any more; either may be open. */
export type Period = { readonly from?: number; readonly until?: number }

type Dates = { readonly startDate?: string | undefined; readonly endDate?: string | undefined }

/** Days are days of UTC, the last one included; an end with a time is still inside [4.8.1]. */
export const readPeriod = ({ startDate, endDate }: Dates): Period => ({
  ...(startDate === undefined ? {} : { from: Date.parse(startDate) }),
  ...(endDate === undefined ? {} : { until: Date.parse(endDate) + (endDate.includes('T') ? 1 : DAY_MS) }),
})

const isInside = ({ from = -Infinity, until = Infinity }: Period, now: number): boolean => now >= from && now < until

/** The browser's record of a dismissal [4.8.3]. */
export type Dismissal = { readonly hasCookie: boolean; readonly storedUntil?: number | undefined }

const isDismissed = ({ hasCookie, storedUntil = 0 }: Dismissal, now: number): boolean => hasCookie || now < storedUntil

export type Showing = {
  readonly item: Period & { readonly visibility: Visibility; readonly dismissable: boolean }
  readonly now: number
  readonly isSignedIn: boolean
  readonly dismissal: Dismissal
  readonly mode: PageMode
}

/** One rule for server and browser [2.7.1, 2.7.2]; authors see everything [4.8.2]. */
export const isShown = ({ item, now, isSignedIn, dismissal, mode }: Showing): boolean => {
  if (mode !== 'publish') return true
  if (item.visibility === 'show-for-authenticated' && !isSignedIn) return false
  return isInside(item, now) && !(item.dismissable && isDismissed(dismissal, now))
}

/** When the set of notices changes next by itself: until then a page with them may be stored. */
export const findNextChange = (periods: readonly Period[], now: number): number | undefined => {
  const coming = periods.flatMap(({ from, until }) => [from, until]).filter((moment) => moment !== undefined && moment > now)
  return coming.length === 0 ? undefined : Math.min(...(coming as number[]))
}

/** By characters, not by halves of them [2.7.3]. */
export const cutText = (text: string): { readonly text: string; readonly isCut: boolean } => {
  const characters = Array.from(text)
  return { text: characters.slice(0, LONGEST_TEXT).join(''), isCut: characters.length > LONGEST_TEXT }
}

/** How much room words take; Chinese characters are twice as wide. */
export const measureWords = (...parts: readonly (string | undefined)[]): number =>
  Array.from(parts.join(' ')).reduce((width, character) => width + (character > '⺀' ? 2 : 1), 0)

export const dismissalName = (id: string): string => `notification-${id}`
export const dismissalSeconds = (days: number): number => (days * DAY_MS) / 1000
export const dismissalEnd = (now: number, days: number): number => now + days * DAY_MS
