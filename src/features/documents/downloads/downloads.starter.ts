import type { SiteLink, StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { PAGE_WORDS } from '#features/documents/downloads/downloads-page.texts.ts'
import { writeLicence } from '#features/documents/downloads/licence.starter.ts'
import { softwareDownloads } from '#features/documents/downloads/software/software-downloads.schema.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'
import { downloadTable } from '#features/documents/downloads/table/download-table.schema.ts'

export const softwareLink: PortalLink = {
  path: '/secure/software',
  title: mapWords(PAGE_WORDS, ({ software }) => software.title),
  icon: 'download',
  group: 'documents',
  order: 20,
}

export const downloadsSiteLink: SiteLink = {
  path: '/downloads',
  group: 'service',
  words: mapWords(PAGE_WORDS, ({ downloads }) => downloads),
  icon: 'download',
  order: 40,
}

/** Documents for everyone, software for customers, and the agreement before those that need one. */
export const downloadsStarterPages: StarterPages = (site) => {
  const words = PAGE_WORDS[site.locale.language]
  return [
    writeTitledPage(site, {
      path: '/downloads',
      ...words.downloads,
      blocks: [{ type: downloadTable.type, props: { folder: '/downloads' } }],
    }),
    writeTitledPage(site, {
      path: '/secure/software',
      ...words.software,
      blocks: [{ type: softwareDownloads.type, props: {} }],
    }),
    writeLicence(site),
  ]
}
