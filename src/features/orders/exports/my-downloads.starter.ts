import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { myDownloads } from '#features/orders/exports/my-downloads.schema.ts'
import { DOWNLOADS_PATH, DOWNLOADS_WORDS } from '#features/orders/exports/my-downloads.texts.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'

export const myDownloadsLink: PortalLink = {
  path: DOWNLOADS_PATH,
  title: mapWords(DOWNLOADS_WORDS, ({ title }) => title),
  icon: 'download',
  group: 'documents',
  order: 30,
}

export const myDownloadsStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: DOWNLOADS_PATH,
    ...DOWNLOADS_WORDS[site.locale.language],
    blocks: [{ type: myDownloads.type, props: {} }],
  }),
]
