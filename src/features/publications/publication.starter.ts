import type { StarterPages } from '#features/blocks/public.ts'
import { writeTitledPage } from '#features/content/public.server.ts'
import { publicationList } from '#features/publications/blocks/publication-list.schema.ts'
import { LIST_WORDS } from '#features/publications/publication.words.ts'
import { SECURED_PATH } from '#features/publications/publication.rules.ts'
import { mapWords, type PortalLink } from '#features/side-navigation/public.ts'

export const publicationsLink: PortalLink = {
  path: SECURED_PATH,
  title: mapWords(LIST_WORDS, ({ title }) => title),
  icon: 'file',
  group: 'work',
  order: 60,
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
