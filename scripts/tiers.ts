/** A feature imports its own tier or a lower one. */
const TIERS: Readonly<Record<string, readonly string[]>> = {
  foundation: [
    'tenants',
    'blocks',
    'search-engine',
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
    'search-admin',
    'product-tools',
    'dealers',
    'downloads',
  ],
  journeys: ['impersonation', 'identity-provider', 'cart', 'orders', 'support', 'sites', 'account-settings'],
  top: ['authoring', 'back-office'],
}
export const tierNames = Object.keys(TIERS)
export const tierOf = (feature: string): number => tierNames.findIndex((tier) => TIERS[tier]?.includes(feature))
