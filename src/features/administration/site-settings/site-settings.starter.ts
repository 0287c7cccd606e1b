import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { siteSettingList } from '#features/administration/site-settings/site-settings.schema.ts'
import { SETTINGS_WORDS } from '#features/administration/site-settings/site-settings.texts.ts'

/** Below the jobs, whose screen is for admins alone. */
export const settingsStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: '/back-office/jobs/settings',
    ...SETTINGS_WORDS[site.locale.language],
    blocks: [{ type: siteSettingList.type, props: {} }],
  }),
]
