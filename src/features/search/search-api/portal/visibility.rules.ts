import type { Visibility } from '#foundation/search-engine/public.ts'
import { chooseVisibleMarket, type Cookies } from '#features/search/search-api/app-search/caller.rules.ts'
import { listAudience, type AudienceFacts } from '#features/search/search-api/portal/audience.rules.ts'
import { listCustomerCountries, type CustomerPlaces } from '#features/search/search-api/portal/customer-countries.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Traits } from '#kernel/traits.ts'

export type VisibilityFacts = {
  readonly traits: Traits
  readonly locale: Locale
  readonly cookies: Cookies
  /** Who is signed in; none for an anonymous visitor. */
  readonly customer: (AudienceFacts & CustomerPlaces) | undefined
}

/** Conditions that the server adds to every request [T-25, T-26]. */
export const resolveVisibility = ({ customer, ...place }: VisibilityFacts): Visibility => ({
  audience: customer ? listAudience(customer) : [],
  market: chooseVisibleMarket({ ...place, customerCountries: customer && listCustomerCountries(customer) }),
  country: place.locale.country,
  language: place.locale.language,
})
