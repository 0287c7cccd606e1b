import { hasCategories } from '#features/storefront/catalogue/public.server.ts'
import { COMPARE_PATH } from '#features/storefront/compare/compare-page.service.ts'
import { de } from '#features/storefront/compare/texts/de.ts'
import { en } from '#features/storefront/compare/texts/en.ts'
import { es } from '#features/storefront/compare/texts/es.ts'
import { fr } from '#features/storefront/compare/texts/fr.ts'
import { pl } from '#features/storefront/compare/texts/pl.ts'
import { zh } from '#features/storefront/compare/texts/zh.ts'
import type { DocumentSource, DocumentText, SearchDocument } from '#foundation/search-engine/public.server.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

/** Search terms for it. */
const CALLED: Readonly<Record<Language, string>> = {
  en: 'compare comparison side by side differences',
  de: 'Vergleich Produktvergleich vergleichen Unterschiede',
  fr: 'comparer comparaison comparatif différences',
  es: 'comparar comparación diferencias',
  pl: 'porównanie porównaj porównywarka różnice',
  zh: '比较 对比 产品对比',
}

const DICTIONARIES = { de, en, es, fr, pl, zh } as const

const PAGE: SearchDocument = {
  key: COMPARE_PATH,
  path: COMPARE_PATH,
  type: 'news-events-id',
  parentType: 'pages',
  texts: Object.fromEntries(
    LANGUAGES.map((language): [Language, DocumentText] => {
      const { title, lead } = DICTIONARIES[language]
      return [language, { title, description: lead, words: CALLED[language] }]
    }),
  ),
  updatedAt: new Date(0),
}

/** A site without a catalogue has nothing to compare. */
const readPage = async (tx: Tx): Promise<SearchDocument[]> => ((await hasCategories(tx)) ? [PAGE] : [])

/** The page is made of data, so no author's page stands for it. */
export const comparePageDocumentSource: DocumentSource = {
  // Indexes and pinned results know it by this name, with the other made pages of the catalogue.
  name: 'catalogue-page',
  list: async function* (tx) {
    yield await readPage(tx)
  },
  read: async (tx, keys) => (keys.includes(COMPARE_PATH) ? readPage(tx) : []),
}
