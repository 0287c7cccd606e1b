import { analyticsConfig, analyticsFlags, analyticsTraits } from '#foundation/analytics/analytics.settings.ts'
import { RECORDED_EVENT } from '#foundation/analytics/forward-events.rules.ts'
import { analyticsRoutes } from '#foundation/analytics/analytics.routes.ts'
import { privacyPreferences } from '#foundation/analytics/blocks/privacy-preferences.schema.ts'
import { preferencesSelector } from '#foundation/analytics/preferences.routes.ts'
import { analyticsInsights } from '#foundation/analytics/analytics-insights.service.ts'
import { analyticsRetention } from '#foundation/analytics/analytics.store.ts'
import { personalData } from '#foundation/analytics/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export const analytics: Feature = {
  name: 'analytics',
  personalData,
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
