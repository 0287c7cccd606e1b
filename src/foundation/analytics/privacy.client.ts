import { readCookie, writeCookie } from '#browser/cookies.ts'
import {
  mayRemember,
  mayTrack,
  PREFERENCE_COOKIE,
  PREFERENCE_SECONDS,
  readPreference,
  writePreference,
  type PrivacyChoice,
  type PrivacyPreference,
} from '#foundation/analytics/privacy.rules.ts'

export const findPreference = (): PrivacyPreference | undefined => readPreference(readCookie(PREFERENCE_COOKIE))

export const savePreference = (choice: PrivacyChoice): void =>
  writeCookie(PREFERENCE_COOKIE, writePreference(choice, new Date()), { maxAgeSeconds: PREFERENCE_SECONDS })

type Objecting = Navigator & { readonly globalPrivacyControl?: boolean }

/** The browser itself says no, whatever is chosen on a page. */
export const readSignals = (): { gpc: boolean; dnt: boolean } => {
  const { globalPrivacyControl, doNotTrack }: Objecting = navigator
  return { gpc: globalPrivacyControl === true, dnt: doNotTrack === '1' }
}

/** `en-US` is a page for the United States. */
const countryHere = (): string => document.documentElement.lang.split('-').at(-1) ?? ''

export const mayTrackHere = (): boolean => mayTrack({ preference: findPreference(), country: countryHere(), ...readSignals() })

/** Whether this browser may keep what is only comfortable, such as recent searches. */
export const mayRememberHere = (): boolean => mayRemember(findPreference())
