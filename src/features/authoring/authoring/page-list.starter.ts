import { pageList } from '#features/authoring/authoring/page-list.schema.ts'
import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { mapWords, type BackOfficeEntry } from '#foundation/side-navigation/public.ts'
import type { Language } from '#kernel/locale.ts'

const WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Pages', lead: 'Every page of the site: what is being written, what visitors see, and since when.' },
  de: { title: 'Seiten', lead: 'Alle Seiten der Website: was entsteht, was Besucher sehen, und seit wann.' },
  fr: { title: 'Pages', lead: 'Toutes les pages du site : ce qui s’écrit, ce que voient les visiteurs, et depuis quand.' },
  es: { title: 'Páginas', lead: 'Todas las páginas del sitio: lo que se escribe, lo que ven los visitantes y desde cuándo.' },
  pl: { title: 'Strony', lead: 'Wszystkie strony witryny: co powstaje, co widzą odwiedzający i od kiedy.' },
  zh: { title: '页面', lead: '网站的所有页面：正在编写的内容、访客所见内容及其时间。' },
}

export const pagesScreen: BackOfficeEntry = {
  path: '/back-office/pages',
  title: mapWords(WORDS, ({ title }) => title),
  icon: 'file',
  group: 'content',
  order: 10,
  roles: ['admin', 'author'],
}

/** For staff; to everyone else it does not exist. */
export const pageListStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: pagesScreen.path,
    ...WORDS[site.locale.language],
    blocks: [{ type: pageList.type, props: {} }],
  }),
]
