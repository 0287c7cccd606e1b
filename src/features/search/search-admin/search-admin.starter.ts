import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { searchAdmin } from '#features/search/search-admin/search-admin.schema.ts'
import { mapWords, type BackOfficeEntry } from '#foundation/side-navigation/public.ts'
import type { Language } from '#kernel/locale.ts'

const WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Search administration', lead: 'See what people search for and what they miss, and help them find it.' },
  de: { title: 'Suchverwaltung', lead: 'Sehen Sie, wonach gesucht wird und was fehlt, und helfen Sie beim Finden.' },
  fr: { title: 'Administration de la recherche', lead: 'Voyez ce que l’on cherche et ce qui manque, et aidez à le trouver.' },
  es: { title: 'Administración de la búsqueda', lead: 'Vea qué se busca y qué falta, y ayude a encontrarlo.' },
  pl: { title: 'Zarządzanie wyszukiwaniem', lead: 'Zobacz, czego szukają użytkownicy i czego brakuje, i pomóż im to znaleźć.' },
  zh: { title: '搜索管理', lead: '了解用户在搜索什么、缺少什么，帮助他们找到所需内容。' },
}

export const searchAdminScreen: BackOfficeEntry = {
  path: '/back-office/search',
  title: mapWords(WORDS, ({ title }) => title),
  icon: 'search',
  group: 'trade',
  order: 20,
  roles: ['admin', 'author'],
}

/** For staff; to everyone else it does not exist. */
export const searchAdminStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: searchAdminScreen.path,
    ...WORDS[site.locale.language],
    blocks: [{ type: searchAdmin.type, props: {} }],
  }),
]
