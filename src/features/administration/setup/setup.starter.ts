import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { setupList } from '#features/administration/setup/setup-list.schema.ts'
import { mapWords, type BackOfficeEntry } from '#foundation/side-navigation/public.ts'
import type { Language } from '#kernel/locale.ts'

const WORDS: Readonly<Record<Language, { readonly link: string; readonly title: string; readonly lead: string }>> = {
  en: { link: 'Setup', title: 'Set up your site', lead: 'What people need before they can buy, and where you bring it.' },
  de: {
    link: 'Einrichtung',
    title: 'Ihre Website einrichten',
    lead: 'Was vor dem ersten Kauf nötig ist, und wo Sie es übernehmen.',
  },
  fr: {
    link: 'Mise en place',
    title: 'Mettre en place votre site',
    lead: 'Ce qu’il faut avant le premier achat, et où l’apporter.',
  },
  es: {
    link: 'Puesta en marcha',
    title: 'Ponga en marcha su sitio',
    lead: 'Lo que hace falta antes de la primera compra y dónde aportarlo.',
  },
  pl: {
    link: 'Konfiguracja',
    title: 'Skonfiguruj swoją witrynę',
    lead: 'Co jest potrzebne przed pierwszym zakupem i gdzie to dodać.',
  },
  zh: { link: '设置', title: '设置您的网站', lead: '客户购买前需要的内容，以及在哪里导入。' },
}

export const setupScreen: BackOfficeEntry = {
  path: '/back-office/setup',
  title: mapWords(WORDS, ({ link }) => link),
  icon: 'check',
  group: 'site',
  order: 5,
  roles: ['admin'],
}

export const setupStarterPages: StarterPages = (site) => {
  const { title, lead } = WORDS[site.locale.language]
  return [writeTitledPage(site, { path: setupScreen.path, title, lead, blocks: [{ type: setupList.type, props: {} }] })]
}
