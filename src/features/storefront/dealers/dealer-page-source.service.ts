import { DEALER_PAGE_KIND, DEALERS_PATH, listDealers } from '#features/storefront/dealers/dealer.store.ts'
import { de } from '#features/storefront/dealers/texts/de.ts'
import { en } from '#features/storefront/dealers/texts/en.ts'
import { es } from '#features/storefront/dealers/texts/es.ts'
import { fr } from '#features/storefront/dealers/texts/fr.ts'
import { pl } from '#features/storefront/dealers/texts/pl.ts'
import { zh } from '#features/storefront/dealers/texts/zh.ts'
import type { DocumentText, SearchDocument, DocumentSource } from '#foundation/search-engine/public.server.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

/** Search terms for it. */
const CALLED: Readonly<Record<Language, string>> = {
  en: 'dealers dealer locator distributor reseller stockist where to buy sales partner near me',
  de: 'Händler Händlersuche Fachhändler Vertriebspartner Bezugsquellen wo kaufen in der Nähe',
  fr: 'revendeurs distributeurs concessionnaires où acheter points de vente partenaires',
  es: 'distribuidores concesionarios revendedores dónde comprar puntos de venta',
  pl: 'dealerzy dealera dystrybutorzy sprzedawcy gdzie kupić punkty sprzedaży',
  zh: '经销商 代理商 分销商 哪里购买 销售网点',
}

const DICTIONARIES = { de, en, es, fr, pl, zh } as const

const TEXTS = Object.fromEntries(
  LANGUAGES.map((language): [Language, DocumentText] => {
    const { title, lead } = DICTIONARIES[language]
    return [language, { title, description: lead, words: CALLED[language] }]
  }),
)

const PAGE: SearchDocument = {
  key: DEALERS_PATH,
  path: DEALERS_PATH,
  type: 'news-events-id',
  parentType: 'pages',
  texts: TEXTS,
  updatedAt: new Date(0),
}

/** A tenant without dealers has nothing to show there. */
const readPage = async (tx: Tx): Promise<SearchDocument[]> => ((await listDealers(tx)).length > 0 ? [PAGE] : [])

/** The page on which dealers are found: it is made of data, so no author's page stands for it. */
export const dealerPageDocumentSource: DocumentSource = {
  name: DEALER_PAGE_KIND,
  list: async function* (tx) {
    yield await readPage(tx)
  },
  read: async (tx, keys) => (keys.includes(DEALERS_PATH) ? readPage(tx) : []),
}
