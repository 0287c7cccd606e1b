import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { brandAdmin } from '#features/administration/brand-admin/brand-admin.schema.ts'
import { BRAND_WORDS } from '#features/administration/brand-admin/brand-admin.texts.ts'
import { mapWords, type BackOfficeEntry } from '#foundation/side-navigation/public.ts'

export const brandScreen: BackOfficeEntry = {
  path: '/back-office/brand',
  title: mapWords(BRAND_WORDS, ({ title }) => title),
  icon: 'image',
  group: 'site',
  order: 30,
  roles: ['admin'],
}

export const brandStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: brandScreen.path,
    ...BRAND_WORDS[site.locale.language],
    blocks: [{ type: brandAdmin.type, props: {} }],
  }),
]
