import { allow, refuse, type Decision } from '#kernel/decision.ts'
import type { Traits } from '#kernel/traits.ts'

/** Some sites narrow results to a country and a language; a session lets the customer's own data name the countries [6.12.1]. */
export const decideMarketFilter = ({ searchScope }: Traits, isSignedIn: boolean): Decision => {
  if (searchScope !== 'market') return refuse('market.not-here')
  return isSignedIn ? allow('market.customer-data') : allow('market.site-country')
}
