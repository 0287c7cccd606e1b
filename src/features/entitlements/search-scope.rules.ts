import { allow, refuse, type Decision } from '#kernel/decision.ts'
import type { TenantKey } from '#kernel/tenant.ts'

/** Only sps narrows results to a country and a language; a session lets the customer's own data name the countries [6.12.1]. */
export const decideMarketFilter = (tenant: TenantKey, isSignedIn: boolean): Decision => {
  if (tenant !== 'sps') return refuse('market.not-here')
  return isSignedIn ? allow('market.customer-data') : allow('market.site-country')
}
