import type { Sight } from '#features/engine/public.ts'
import { chooseSightMarket, type Cookies } from '#features/search/api/asker.rules.ts'
import { listAudience, type AudienceFacts } from '#features/search/portal/audience.rules.ts'
import { listCustomerCountries, type CustomerPlaces } from '#features/search/portal/customer-countries.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Traits } from '#kernel/traits.ts'

export type Onlooker = {
  readonly traits: Traits
  readonly locale: Locale
  readonly cookies: Cookies
  /** Who is signed in; none for a stranger. */
  readonly customer: (AudienceFacts & CustomerPlaces) | undefined
}

/** What the server adds to every question, whatever it asks for [T-25, T-26]. */
export const seeAs = ({ customer, ...place }: Onlooker): Sight => ({
  audience: customer ? listAudience(customer) : [],
  market: chooseSightMarket({ ...place, customerCountries: customer && listCustomerCountries(customer) }),
  country: place.locale.country,
  language: place.locale.language,
})
