import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { insightsBlock } from '#features/administration/insights/insights.schema.ts'
import { mapWords, type BackOfficeEntry } from '#foundation/side-navigation/public.ts'
import type { Language } from '#kernel/locale.ts'

const WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Insights', lead: 'How this site is used, against the time before. Counted without personal data.' },
  de: {
    title: 'Einblicke',
    lead: 'Wie diese Website genutzt wird, verglichen mit der Zeit davor. Ohne persönliche Daten gezählt.',
  },
  fr: { title: 'Statistiques', lead: 'L’usage de ce site, comparé à la période précédente. Compté sans données personnelles.' },
  es: { title: 'Estadísticas', lead: 'Cómo se usa este sitio, frente al periodo anterior. Contado sin datos personales.' },
  pl: {
    title: 'Statystyki',
    lead: 'Jak używana jest ta witryna w porównaniu z poprzednim okresem. Liczone bez danych osobowych.',
  },
  zh: { title: '数据洞察', lead: '本网站的使用情况及与上一周期的对比。统计不含个人数据。' },
}

export const insightsScreen: BackOfficeEntry = {
  path: '/back-office/insights',
  title: mapWords(WORDS, ({ title }) => title),
  icon: 'chart',
  group: 'watch',
  order: 10,
  roles: ['admin', 'author'],
}

/** For staff; to everyone else it does not exist. */
export const insightsStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: insightsScreen.path,
    ...WORDS[site.locale.language],
    blocks: [{ type: insightsBlock.type, props: {} }],
  }),
]
