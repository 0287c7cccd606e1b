import { cleanQuery } from '#features/search/search-api/public.ts'
import { isLongEnough } from '#features/search/search/takeover/typed-query.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

/** A recent search of this device, as stored [3.11.13]. */
export type RecentSearch = {
  /** Escaped for HTML, once. */
  readonly value: string
  /** Milliseconds since 1970. */
  readonly expiry: number
}

/** [9.6.4] */
const MOST_RECENTS = 10
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000
const LONGEST_VALUE = 1000

/** The store's id is the tenant's key. */
export const recentsKey = (storeId: string): string => `recentSearches-${storeId}`

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const SIGNS = Object.fromEntries(Object.entries(ESCAPES).map(([sign, escape]) => [escape, sign]))

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => lookUp(ESCAPES, sign) ?? sign)
/** One pass, so that what was escaped once is not read twice. */
const readEscaped = (value: string): string =>
  value.replace(/&(?:amp|lt|gt|quot|#39);/g, (escape) => lookUp(SIGNS, escape) ?? escape)

const PROTOCOL = /(?:[a-z][a-z\d+.-]{0,30}:\/\/|\b(?:javascript|vbscript|data|mailto|tel|blob|file):)/gi

/** Until none is left: what stood around one may make another. */
const stripProtocols = (text: string): string => {
  const stripped = text.replace(PROTOCOL, '')
  return stripped === text ? text : stripProtocols(stripped)
}

/** As it is stored [5.8.12]. The order matters: signs are gone before the rest is escaped, so it is escaped once. */
const toValue = (query: string): string => escapeHtml(cleanQuery(stripProtocols(query)).toLowerCase())

/** As people read it and as links carry it: plain text [T-23]. */
export const showRecent = ({ value }: RecentSearch): string => readEscaped(value)

const isRecent = (entry: unknown): entry is RecentSearch =>
  typeof entry === 'object' &&
  entry !== null &&
  'value' in entry &&
  typeof entry.value === 'string' &&
  entry.value.trim() !== '' &&
  entry.value.length <= LONGEST_VALUE &&
  'expiry' in entry &&
  typeof entry.expiry === 'number'

/** The newest first, each once, at most ten [9.6.4]. */
const tidy = (recents: readonly RecentSearch[]): RecentSearch[] => {
  const newestFirst = recents.toSorted((one, other) => other.expiry - one.expiry)
  const isFirst = ({ value }: RecentSearch, index: number): boolean =>
    newestFirst.findIndex((other) => other.value === value) === index
  return newestFirst.filter(isFirst).slice(0, MOST_RECENTS)
}

/** Anybody may have written into storage: what is no entry, or has expired, counts for nothing. */
export const readRecents = (stored: unknown, now: number): RecentSearch[] =>
  tidy(
    (Array.isArray(stored) ? (stored as unknown[]) : [])
      .filter(isRecent)
      .filter(({ expiry }) => expiry > now)
      .map(({ value, expiry }) => ({ value, expiry })),
  )

/** The same list where the query is too short to be worth it [5.8.11]. */
export const addRecent = (recents: readonly RecentSearch[], query: string, now: number): readonly RecentSearch[] => {
  const value = toValue(query)
  if (!isLongEnough(query) || value === '') return recents
  return tidy([{ value, expiry: now + LIFETIME_MS }, ...recents.filter((recent) => recent.value !== value)])
}

/** Too small for a list of them [9.9.4]. */
export const TINY_SCREEN = '(max-width: 350px)'

export type RecentsSetting = { readonly isTypeAheadOn: boolean; readonly isTinyScreen: boolean }

/** Where suggestions come as one types, they take the place of what is recent [9.6.4]. */
export const areRecentsShown = (query: string, { isTypeAheadOn, isTinyScreen }: RecentsSetting): boolean =>
  !isTinyScreen && (!isTypeAheadOn || !isLongEnough(query))
