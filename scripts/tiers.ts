/** A feature imports its own tier or a lower one. */
const TIERS: Readonly<Record<string, readonly string[]>> = {
  foundation: [
    'tenants',
    'blocks',
    'engine',
    'audit',
    'locale',
    'identity',
    'accounts',
    'entitlements',
    'notifications',
    'analytics',
  ],
  knowledge: [
    'content',
    'navigation',
    'media',
    'forms',
    'catalogue',
    'search',
    'search-desk',
    'schedules',
    'dealers',
    'downloads',
  ],
  journeys: ['acting', 'provider', 'cart', 'orders', 'support', 'sites', 'upkeep'],
  top: ['authoring', 'back-office'],
}
export const tierNames = Object.keys(TIERS)
export const tierOf = (feature: string): number => tierNames.findIndex((tier) => TIERS[tier]?.includes(feature))
