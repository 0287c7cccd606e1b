/** Lowest first: an area of the foundation imports only those that stand before it. */
const FOUNDATION = [
  'tenants',
  'blocks',
  'brand',
  'first-calls',
  'side-navigation',
  'search-engine',
  'work',
  'audit',
  'identity',
  'session-life',
  'second-factor',
  'reauthentication',
  'outbox',
  'data-kinds',
  'integration',
  'uploads',
  'personal-data',
  'locale',
  'entitlements',
  'accounts',
  'customer-numbers',
  'inbox',
  'agents',
  'requests',
  'notifications',
  'portal-messages',
  'saved-views',
  'favourites',
  'analytics',
]

/** Lowest first: an area imports areas of its own domain or of one that stands before it, and any area of the foundation. */
export const DOMAINS = [
  'foundation',
  'site',
  'forms',
  'storefront',
  'search',
  'documents',
  'accounts',
  'access',
  'orders',
  'company',
  'buying',
  'support',
  'training',
  'authoring',
  'administration',
]
export const levelOf = (domain: string): number => DOMAINS.indexOf(domain)

export const isListedInFoundation = (area: string): boolean => FOUNDATION.includes(area)

/** Of two areas of the foundation, whether the first stands before the second. */
export const standsBefore = (first: string, second: string): boolean => {
  const [one, two] = [FOUNDATION.indexOf(first), FOUNDATION.indexOf(second)]
  return one < 0 || two < 0 || one < two
}
