import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { mediaList } from '#features/authoring/media-library/media-list.schema.ts'
import { mapWords, type BackOfficeEntry } from '#foundation/side-navigation/public.ts'
import type { Language } from '#kernel/locale.ts'

const WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Media', lead: 'Pictures and files of the site, and where they are used.' },
  de: { title: 'Medien', lead: 'Bilder und Dateien der Website, und wo sie verwendet werden.' },
  fr: { title: 'Médias', lead: 'Images et fichiers du site, et où ils servent.' },
  es: { title: 'Medios', lead: 'Imágenes y archivos del sitio, y dónde se usan.' },
  pl: { title: 'Multimedia', lead: 'Obrazy i pliki witryny oraz miejsca ich użycia.' },
  zh: { title: '媒体', lead: '本站的图片和文件及其使用位置。' },
}

export const mediaScreen: BackOfficeEntry = {
  path: '/back-office/media',
  title: mapWords(WORDS, ({ title }) => title),
  icon: 'image',
  group: 'content',
  order: 20,
  roles: ['admin', 'author'],
}

/** For staff; to everyone else it does not exist. */
export const libraryStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: mediaScreen.path,
    ...WORDS[site.locale.language],
    blocks: [{ type: mediaList.type, props: {} }],
  }),
]
