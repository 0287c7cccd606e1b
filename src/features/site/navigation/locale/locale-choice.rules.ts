import { splitLocaleCode } from '#foundation/locale/public.ts'
import type { LocaleEntry } from '#features/site/navigation/locale/locale-entry.rules.ts'
import type { Traits } from '#kernel/traits.ts'

export const LOCALE_LIST_KEY = 'localeList'
export const LANGUAGE_NAME_KEY = 'languageName'

/** Frames that belong to the old locale [2.4.8], and a message that was hidden in it [2.4.10]. */
const CACHED_FRAME = ['cachedHeader', 'cachedFooter']
const HIDDEN_MESSAGE = ['hideDpcMsg']
/** Products of another market cannot be compared with those of this one [2.4.12]. */
const COMPARE_LISTS = ['compareListCompare', 'compareListItems']
/** Storage of the replacement and schedule tools [2.4.13]. */
const TOOL_DATA = [
  'replacement-searched',
  'replacement-session-data',
  'listArray',
  'scheduleData',
  'videoScheduleData',
  'ProjectName',
]

/** 24 months [9.4.1]; browsers may shorten it. */
export const COOKIE_AGE_SECONDS = 730 * 24 * 60 * 60

type Area = 'session' | 'local'
export type Effect =
  | { readonly do: 'remove'; readonly from: Area; readonly keys: readonly string[] }
  | { readonly do: 'store'; readonly in: Area; readonly key: string; readonly value: string }
  | { readonly do: 'cookie'; readonly name: string; readonly value: string; readonly maxAgeSeconds?: number }
  | { readonly do: 'open'; readonly href: string }

const remove = (from: Area, keys: readonly string[]): Effect => ({ do: 'remove', from, keys })

const planCookies = ({ countryCookies }: Traits, code: string): Effect[] => {
  const locale = splitLocaleCode(code)
  if (!locale) return []
  const age = countryCookies === 'session' ? {} : { maxAgeSeconds: COOKIE_AGE_SECONDS }
  return [
    { do: 'cookie', name: 'usr_country', value: locale.country, ...age },
    { do: 'cookie', name: 'usr_lang', value: locale.language, ...age },
  ]
}

/** Some sites take the page that was opened for the choice [9.4.1]. */
export const planArrival = (traits: Traits, code: string): Effect[] =>
  traits.countryChoice === 'by-page' ? planCookies(traits, code) : []

export type Choice = {
  readonly traits: Traits
  readonly code: string
  readonly languageName?: string
  readonly href: string
  readonly postLoginHref?: string
  readonly isSignedIn: boolean
  /** Every entry of the list, for the label of pages that have no list. */
  readonly entries: readonly LocaleEntry[]
}

/** The steps, in this order, when someone chooses a country and language [2.4.7]. */
export const planChoice = (choice: Choice): Effect[] => [
  remove('session', CACHED_FRAME),
  ...planCookies(choice.traits, choice.code),
  remove('session', HIDDEN_MESSAGE),
  // Nobody says in which of the two the lists are stored.
  remove('local', [...COMPARE_LISTS, ...TOOL_DATA]),
  remove('session', [...COMPARE_LISTS, ...TOOL_DATA]),
  ...(choice.languageName ? [{ do: 'store', in: 'local', key: LANGUAGE_NAME_KEY, value: choice.languageName } as const] : []),
  // In the tab's storage, as specified [3.19.9]; and beside the language's name, so that the next visit has a label too.
  ...(['session', 'local'] as const).map((area): Effect => ({
    do: 'store',
    in: area,
    key: LOCALE_LIST_KEY,
    value: JSON.stringify(choice.entries),
  })),
  { do: 'open', href: (choice.isSignedIn && choice.postLoginHref) || choice.href },
]
