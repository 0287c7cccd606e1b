import { lookUp } from '#kernel/look-up.ts'
import type { Traits } from '#kernel/traits.ts'

/** The visitor's choice, and the visitor's location [3.18.3]. Scripts and pages read them; they decide what is shown first. */
export const SELECTED_COOKIE = 'selecteddtm'
export const TARGET_COOKIE = 'dtm'
/** One day [9.4.3]; a choice lasts as long as the guess that it replaces. */
export const MARKET_SECONDS = 86_400
/** `Lax`: the first page must know the market already when someone comes by a link on another site. */
export const MARKET_COOKIE = { maxAgeSeconds: MARKET_SECONDS, sameSite: 'Lax' } as const
/** Session storage: the banner was dismissed [3.19.8]. */
export const HIDDEN_KEY = 'hideDpcMsg'
/** In an address: the market is this one from now on [4.9.1]. */
export const OVERRIDE_PARAMETER = 'update_target_market'
/** Pages below a locale that differ by market. */
export const MARKET_PAGES = /^\/(?:(?:products(?:-dynamic)?|our-brands|compare)(?:\/|$)|(?:search|support)$)/

/** Country codes as cookies and addresses may hold them: two letters, apart with commas; anything else is nothing [T-32]. */
const MOST_COUNTRIES = 60

/** The server also asks whether there is such a country; browsers need not carry the list. */
type IsKnown = (code: string) => boolean
const isAny: IsKnown = () => true

export const readCountryCodes = (value: string | undefined, isKnown: IsKnown = isAny): string[] => {
  if (!value || value.length > MOST_COUNTRIES * 3) return []
  const codes = value
    .toLowerCase()
    .split(',')
    .map((code) => code.trim())
  return codes.every((code) => /^[a-z]{2}$/.test(code) && isKnown(code)) ? [...new Set(codes)].toSorted() : []
}

export type MarketSigns = {
  /** Cookie selecteddtm: what the visitor chose. */
  readonly selected?: string | undefined
  /** Cookie dtm: where the visitor seems to be; a list where a catalogue serves several countries at once. */
  readonly target?: string | undefined
  readonly urlCountry: string
}

/** The countries whose catalogue is shown: chosen, then found, then those of the address [2.3.8]. */
export const chooseMarket = ({ selected, target, urlCountry }: MarketSigns, isKnown: IsKnown = isAny): readonly string[] => {
  const chosen = readCountryCodes(selected, isKnown)
  const found = chosen.length > 0 ? chosen : readCountryCodes(target, isKnown)
  return found.length > 0 ? found : [urlCountry]
}

/** Countries with a catalogue of their own, whatever address one comes by [4.9.2, 9.4.4]. */
const KEPT: ReadonlySet<string> = new Set(['pl', 'hu', 'ro', 'cz', 'bg', 'al'])

export type TargetQuestion = {
  /** The country by geolocation; empty when unknown. */
  readonly geolocated?: string | undefined
  readonly urlCountry: string
  readonly traits: Traits
  /** The value of update_target_market. */
  readonly override?: string | undefined
}

export type TargetMarket = {
  /** The value of the cookie dtm. */
  readonly market: string
  /** `address`: the country of the page stands in, and only there. */
  readonly by: 'override' | 'place' | 'address'
}

/** For whom the catalogue is shown until the visitor says otherwise [4.9.1, 4.9.2]. */
export const decideTargetMarket = (query: TargetQuestion, isKnown: IsKnown = isAny): TargetMarket => {
  const { geolocated, urlCountry, traits, override } = query
  const requested = readCountryCodes(override, isKnown)
  if (requested.length > 0) return { market: requested.join(), by: 'override' }
  const [place] = readCountryCodes(geolocated, isKnown)
  return place !== undefined && (traits.targetMarket === 'geolocated' || KEPT.has(place))
    ? { market: place, by: 'place' }
    : { market: urlCountry, by: 'address' }
}

export type KnownTarget = {
  readonly target?: string | undefined
  /** The country of the address that stood in when the cookie was written. */
  readonly standIn?: string | undefined
  readonly urlCountry: string
}

/** Once a day; and anew where another country's pages are opened, if only the address had decided. */
export const needsLookup = ({ target, standIn, urlCountry }: KnownTarget): boolean =>
  !target || (target === standIn && standIn !== urlCountry)

export type ShownPage = {
  /** Below the locale. */
  readonly path: string
  /** The market that the page was made for, according to the cookies. */
  readonly selected?: string | undefined
  readonly target?: string | undefined
  readonly urlCountry: string
}

/** Whether a page shows another market than the one that was found; most pages show none. */
export const isShownForAnother = ({ path, selected, target, urlCountry }: ShownPage, market: string): boolean =>
  MARKET_PAGES.test(path) && !selected && market !== (target ?? urlCountry)

/** Of the links that lead somewhere in a few countries only, those that lead nowhere for a market. */
export const listDeadLinks = (limited: Readonly<Record<string, string>>, market: readonly string[]): Set<string> =>
  new Set(
    Object.keys(limited).filter(
      (href) =>
        !lookUp(limited, href)
          ?.split(',')
          .some((country) => market.includes(country)),
    ),
  )
