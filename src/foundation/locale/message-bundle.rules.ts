import { lookUp } from '#kernel/look-up.ts'

/** The messages themselves are stored under a name that others read too [3.19.4]; ours beside it says what they are. */
export const BUNDLE_KEY = 'apiResourceBundle'
export const BUNDLE_NOTE_KEY = 'apiResourceBundleNote'

const DAY_MS = 24 * 60 * 60 * 1000

export type BundleNote = { readonly language: string; readonly fetchedAt: number }

const readNote = (stored: unknown): BundleNote | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { language, fetchedAt } = stored as Readonly<Record<string, unknown>>
  return typeof language === 'string' && typeof fetchedAt === 'number' ? { language, fetchedAt } : undefined
}

/** Messages are requested once a language and day; a clock that was turned back asks again. */
export const needsBundle = (bundle: unknown, note: unknown, language: string, now: number): boolean => {
  const known = readNote(note)
  const age = known ? now - known.fetchedAt : -1
  return typeof bundle !== 'object' || bundle === null || known?.language !== language || age < 0 || age >= DAY_MS
}

type BundleRequest = { readonly key: string; readonly language: string }

/** Messages of another language are not shown: the page has its own words for them. */
export const findMessage = (bundle: unknown, note: unknown, { key, language }: BundleRequest): string | undefined => {
  if (readNote(note)?.language !== language) return undefined
  if (typeof bundle !== 'object' || bundle === null || !Object.hasOwn(bundle, key)) return undefined
  const message = lookUp(bundle as Readonly<Record<string, unknown>>, key)
  return typeof message === 'string' ? message : undefined
}
