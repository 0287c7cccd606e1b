import { hasCategories } from '#features/storefront/catalogue/category.store.ts'
import { de } from '#features/storefront/catalogue/texts/de.ts'
import { en } from '#features/storefront/catalogue/texts/en.ts'
import { es } from '#features/storefront/catalogue/texts/es.ts'
import { fr } from '#features/storefront/catalogue/texts/fr.ts'
import { pl } from '#features/storefront/catalogue/texts/pl.ts'
import { zh } from '#features/storefront/catalogue/texts/zh.ts'
import type { SearchDocument, DocumentSource } from '#foundation/search-engine/public.server.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

const DICTIONARIES = { de, en, es, fr, pl, zh } as const

type GeneratedPage = {
  readonly path: string
  readonly title: keyof typeof en
  readonly lead: keyof typeof en
  /** Search terms for it. */
  readonly called: Readonly<Record<Language, string>>
}

/** Pages that are made of data, so no author's page stands for them. */
const PAGES: readonly GeneratedPage[] = [
  {
    path: '/products',
    title: 'products',
    lead: 'products.lead',
    called: {
      en: 'catalogue catalog product range all products',
      de: 'Katalog Sortiment Produktübersicht alle Produkte',
      fr: 'catalogue gamme tous les produits',
      es: 'catálogo gama todos los productos',
      pl: 'katalog oferta wszystkie produkty',
      zh: '目录 产品目录 所有产品',
    },
  },
  {
    path: '/our-brands',
    title: 'brands.title',
    lead: 'brands.lead',
    called: {
      en: 'brand brands manufacturers makers',
      de: 'Marke Marken Hersteller',
      fr: 'marque marques fabricants',
      es: 'marca marcas fabricantes',
      pl: 'marka marki producenci',
      zh: '品牌 制造商',
    },
  },
]

const toDocument = ({ path, title, lead, called }: GeneratedPage): SearchDocument => ({
  key: path,
  path,
  type: 'news-events-id',
  parentType: 'pages',
  texts: Object.fromEntries(
    LANGUAGES.map((language) => {
      const words = DICTIONARIES[language]
      return [language, { title: words[title], description: words[lead], words: called[language] }]
    }),
  ),
  updatedAt: new Date(0),
})
const DOCUMENTS: readonly SearchDocument[] = PAGES.map(toDocument)

/** A site without a catalogue has no way into it either. */
const readPages = async (tx: Tx): Promise<readonly SearchDocument[]> => ((await hasCategories(tx)) ? DOCUMENTS : [])

export const cataloguePageDocumentSource: DocumentSource = {
  name: 'catalogue-page',
  list: async function* (tx) {
    yield await readPages(tx)
  },
  read: async (tx, keys) => (await readPages(tx)).filter(({ key }) => keys.includes(key)),
}
