import { FRAGMENT_PAGE, type StarterPages } from '#foundation/blocks/public.ts'
import { SECURED_TYPES } from '#features/search/search-api/public.ts'
import type { Language } from '#kernel/locale.ts'

const WORDS: Readonly<Record<Language, { readonly title: string; readonly description: string }>> = {
  en: { title: 'Search', description: 'Find products, pages and documents of this site by name, part number or topic.' },
  de: { title: 'Suche', description: 'Produkte, Seiten und Dokumente dieser Website nach Name, Teilenummer oder Thema finden.' },
  fr: { title: 'Recherche', description: 'Trouvez les produits, pages et documents de ce site par nom, référence ou sujet.' },
  es: {
    title: 'Búsqueda',
    description: 'Encuentre productos, páginas y documentos de este sitio por nombre, referencia o tema.',
  },
  pl: { title: 'Wyszukiwanie', description: 'Produkty, strony i dokumenty tej witryny według nazwy, numeru części lub tematu.' },
  zh: { title: '搜索', description: '按名称、零件号或主题查找本网站的产品、页面和文档。' },
}

/** The results page, and the search that opens over every page. */
export const searchStarterPages: StarterPages = ({ locale }) => [
  {
    path: '/search',
    ...WORDS[locale.language],
    kind: 'Global Search',
    blocks: [{ type: 'search-results', props: {} }],
  },
  {
    ...FRAGMENT_PAGE,
    path: '/fragments/search',
    title: 'Search',
    blocks: [{ type: 'search-takeover', props: { securedTypes: SECURED_TYPES.map((type) => ({ type })) } }],
  },
]
