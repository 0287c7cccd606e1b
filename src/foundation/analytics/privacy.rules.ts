/** First-party cookie with a visitor's choice; readable by scripts, and no secret. */
export const PREFERENCE_COOKIE = 'privacyPreferences'
export const PREFERENCE_SECONDS = 180 * 24 * 60 * 60
/** The dialog's id; a link that ends in it opens the dialog wherever it stands. */
export const PREFERENCES_ID = 'cookie-preferences'
export const PREFERENCES_LINK = `a[href$="#${PREFERENCES_ID}"]`
/** Goes up when a category's meaning changes: older choices then count as none. */
export const PREFERENCE_VERSION = 1

/** A visitor's consent. Necessary storage is not part of it. */
export type PrivacyChoice = { readonly functional: boolean; readonly analytics: boolean }
export type PrivacyPreference = PrivacyChoice & {
  readonly version: number
  /** When it was chosen, as an ISO time. */
  readonly at: string
}

/** Where measuring is allowed until someone objects. Everywhere else, EU, EEA, GB and CH among them, it needs a yes first. */
const OBJECTION_COUNTRIES: readonly string[] = ['us']

export type TrackingRequest = {
  readonly preference: PrivacyChoice | undefined
  /** Of the page, in any case of letters. */
  readonly country: string
  /** Global Privacy Control: the browser objects for its user. */
  readonly gpc: boolean
  /** Do Not Track. */
  readonly dnt: boolean
}

/** The browser's own word always wins, then the visitor's choice, then the country's custom. */
export const mayTrack = ({ preference, country, gpc, dnt }: TrackingRequest): boolean =>
  !gpc && !dnt && (preference?.analytics ?? OBJECTION_COUNTRIES.includes(country.toLowerCase()))

/** Remembered searches and the like follow from what a visitor does; they stay until refused. */
export const mayRemember = (preference: PrivacyChoice | undefined): boolean => preference?.functional ?? true

export const writePreference = ({ functional, analytics }: PrivacyChoice, at: Date): string =>
  JSON.stringify({ version: PREFERENCE_VERSION, at: at.toISOString(), functional, analytics } satisfies PrivacyPreference)

const parse = (value: string): Partial<PrivacyPreference> | null => {
  try {
    return JSON.parse(value) as Partial<PrivacyPreference> | null
  } catch {
    return null
  }
}

/** Undefined for anything that is no choice of this version: then nothing was agreed to. */
export const readPreference = (value: string | undefined): PrivacyPreference | undefined => {
  const { version, at, functional, analytics } = parse(value ?? '') ?? {}
  if (version !== PREFERENCE_VERSION || typeof functional !== 'boolean' || typeof analytics !== 'boolean') return undefined
  return { version, at: typeof at === 'string' ? at : '', functional, analytics }
}
