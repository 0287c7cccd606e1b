import { analyticsConfig } from '#features/analytics/analytics.config.ts'
import { analyticsTraits } from '#features/analytics/analytics.traits.ts'
import { analyticsRoutes } from '#features/analytics/analytics.routes.ts'
import { privacyPreferences } from '#features/analytics/blocks/privacy-preferences.schema.ts'
import { preferencesSelector } from '#features/analytics/preferences.routes.ts'
import { analyticsRetention } from '#features/analytics/analytics.store.ts'
import type { Feature } from '#platform/feature.ts'

export const analytics: Feature = {
  name: 'analytics',
  config: analyticsConfig,
  traits: analyticsTraits,
  blocks: [privacyPreferences],
  routes: analyticsRoutes,
  selectors: [preferencesSelector],
  retention: [analyticsRetention],
}
