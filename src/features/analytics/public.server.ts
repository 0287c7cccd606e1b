import { analyticsConfig } from '#features/analytics/analytics.config.ts'
import { analyticsFlags } from '#features/analytics/analytics.flags.ts'
import { analyticsTraits } from '#features/analytics/analytics.traits.ts'
import { RECORDED_EVENT } from '#features/analytics/forward-events.rules.ts'
import { analyticsRoutes } from '#features/analytics/analytics.routes.ts'
import { privacyPreferences } from '#features/analytics/blocks/privacy-preferences.schema.ts'
import { preferencesSelector } from '#features/analytics/preferences.routes.ts'
import { analyticsInsights } from '#features/analytics/analytics-insights.service.ts'
import { analyticsRetention } from '#features/analytics/analytics.store.ts'
import type { Feature } from '#platform/feature.ts'

export const analytics: Feature = {
  name: 'analytics',
  config: analyticsConfig,
  flags: analyticsFlags,
  traits: analyticsTraits,
  blocks: [privacyPreferences],
  routes: analyticsRoutes,
  selectors: [preferencesSelector],
  events: [{ name: RECORDED_EVENT, right: null }],
  retention: [analyticsRetention],
  insights: analyticsInsights,
}
