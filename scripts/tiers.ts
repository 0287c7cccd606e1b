/** A feature imports its own tier or a lower one; inside the foundation only those that stand before it. */
const TIERS: Readonly<Record<string, readonly string[]>> = {
  foundation: [
    'tenants',
    'blocks',
    'side-navigation',
    'search-engine',
    'work',
    'audit',
    'identity',
    'outbox',
    'integration',
    'uploads',
    'locale',
    'entitlements',
    'accounts',
    'requests',
    'notifications',
    'saved-views',
    'favourites',
    'analytics',
  ],
  knowledge: [
    'content',
    'navigation',
    'media',
    'forms',
    'form-inbox',
    'catalogue',
    'pricing',
    'search',
    'search-admin',
    'product-import',
    'catalogue-desk',
    'product-tools',
    'dealers',
    'downloads',
    'publications',
    'knowledge',
  ],
  journeys: [
    'impersonation',
    'ordering-accounts',
    'identity-provider',
    'cart',
    'quick-order',
    'orders',
    'order-papers',
    'purchases',
    'invoices',
    'exports',
    'checkout',
    'lists',
    'account-settings',
    'cases',
    'unidentified-user',
    'home',
    'sites',
    'training',
    'tool-access',
  ],
  top: [
    'authoring',
    'media-library',
    'page-preview',
    'page-languages',
    'page-editor',
    'back-office',
    'operations',
    'site-settings',
    'entitlement-desk',
    'decision-desk',
    'insights',
  ],
}
export const tierNames = Object.keys(TIERS)
export const tierOf = (feature: string): number => tierNames.findIndex((tier) => TIERS[tier]?.includes(feature))

/** Of two features of the foundation, whether the first stands before the second. */
export const standsBefore = (first: string, second: string): boolean => {
  const { foundation = [] } = TIERS
  const [one, two] = [foundation.indexOf(first), foundation.indexOf(second)]
  return one < 0 || two < 0 || one < two
}
