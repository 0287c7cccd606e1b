import { readOnlyRoutes } from '#features/administration/site-settings/read-only.routes.ts'
import { siteSettingsRoutes } from '#features/administration/site-settings/site-settings.routes.ts'
import { siteSettingList } from '#features/administration/site-settings/site-settings.schema.ts'
import { settingsStarterPages } from '#features/administration/site-settings/site-settings.starter.ts'
import type { Feature } from '#platform/feature.ts'

export const siteSettings: Feature = {
  name: 'site-settings',
  blocks: [siteSettingList],
  starterPages: settingsStarterPages,
  routes: (app) => {
    siteSettingsRoutes(app)
    readOnlyRoutes(app)
  },
}
