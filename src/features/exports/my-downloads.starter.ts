import type { StarterPages } from '#features/blocks/public.ts'
import { writeTitledPage } from '#features/content/public.server.ts'
import { myDownloads } from '#features/exports/my-downloads.schema.ts'
import { DOWNLOADS_PATH, DOWNLOADS_WORDS } from '#features/exports/my-downloads.words.ts'
import { mapWords, type PortalLink } from '#features/side-navigation/public.ts'

export const myDownloadsLink: PortalLink = {
  path: DOWNLOADS_PATH,
  title: mapWords(DOWNLOADS_WORDS, ({ title }) => title),
  icon: 'download',
  group: 'work',
  order: 35,
}

export const myDownloadsStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: DOWNLOADS_PATH,
    ...DOWNLOADS_WORDS[site.locale.language],
    blocks: [{ type: myDownloads.type, props: {} }],
  }),
]
