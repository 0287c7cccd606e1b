import { navigationAdmin } from '#features/authoring/navigation-admin/navigation-admin.schema.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import type { StarterPages } from '#foundation/blocks/public.ts'
import { mapWords, type BackOfficeEntry } from '#foundation/side-navigation/public.ts'
import type { Language } from '#kernel/locale.ts'

const WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: {
    title: 'Navigation',
    lead: 'Header, menus, footer and business links of every market. Visitors see them once they are published.',
  },
  de: {
    title: 'Navigation',
    lead: 'Kopfzeile, Menüs, Fußzeile und Unternehmenslinks jedes Marktes. Besucher sehen sie nach dem Veröffentlichen.',
  },
  fr: {
    title: 'Navigation',
    lead: 'En-tête, menus, pied de page et sites du groupe de chaque marché. Les visiteurs les voient après publication.',
  },
  es: {
    title: 'Navegación',
    lead: 'Cabecera, menús, pie de página y enlaces del grupo de cada mercado. Los visitantes los ven al publicarlos.',
  },
  pl: {
    title: 'Nawigacja',
    lead: 'Nagłówek, menu, stopka i linki grupy na każdym rynku. Odwiedzający widzą je po opublikowaniu.',
  },
  zh: { title: '导航', lead: '每个市场的页眉、菜单、页脚和集团链接。发布后访客即可看到。' },
}

export const navigationScreen: BackOfficeEntry = {
  path: '/back-office/navigation',
  title: mapWords(WORDS, ({ title }) => title),
  icon: 'list',
  group: 'site',
  order: 20,
  roles: ['admin', 'author'],
}

/** For staff; to everyone else it does not exist. */
export const navigationStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: navigationScreen.path,
    ...WORDS[site.locale.language],
    blocks: [{ type: navigationAdmin.type, props: {} }],
  }),
]
