import type { DemoPage } from '#demo/pages.ts'
import type { Language, Locale } from '#kernel/locale.ts'

const WORDS: Readonly<Record<Language, { readonly title: string; readonly description: string }>> = {
  en: { title: 'Search', description: 'Find pages of this site by the words of their titles and descriptions.' },
  de: { title: 'Suche', description: 'Seiten dieser Website nach Wörtern in Titel und Beschreibung finden.' },
  fr: { title: 'Recherche', description: 'Trouvez des pages de ce site par les mots de leur titre et de leur description.' },
  es: { title: 'Búsqueda', description: 'Encuentre páginas de este sitio por las palabras de su título y su descripción.' },
  pl: { title: 'Wyszukiwanie', description: 'Strony tej witryny według słów w tytule i opisie.' },
  zh: { title: '搜索', description: '按标题和说明中的词语查找本网站的页面。' },
}

export const searchPage = (locale: Locale): DemoPage => ({
  locale,
  path: '/search',
  ...WORDS[locale.language],
  template: 'content-page-template',
  kind: 'Global Search',
  blocks: [{ id: 'search-results', type: 'search-results', props: {} }],
})
