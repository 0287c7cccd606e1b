import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { publicationList } from '#features/documents/publications/blocks/publication-list.schema.ts'
import { LIST_WORDS } from '#features/documents/publications/publication.texts.ts'
import { SECURED_PATH } from '#features/documents/publications/publication.rules.ts'
import { mapWords, type PortalLink } from '#foundation/side-navigation/public.ts'

export const publicationsLink: PortalLink = {
  path: SECURED_PATH,
  title: mapWords(LIST_WORDS, ({ title }) => title),
  icon: 'file',
  group: 'documents',
  order: 10,
}

export const publicationStarterPages: StarterPages = (site) => [
  {
    ...writeTitledPage(site, {
      path: SECURED_PATH,
      ...LIST_WORDS[site.locale.language],
      blocks: [{ type: publicationList.type, props: {} }],
    }),
    kind: 'Technical Publications',
  },
]
