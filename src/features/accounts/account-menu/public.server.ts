import type { Feature } from '#platform/feature.ts'

/** Its menu is drawn in browsers alone. */
export const accountMenu: Feature = { name: 'account-menu' }
