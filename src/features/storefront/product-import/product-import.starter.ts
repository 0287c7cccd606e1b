import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { productImport } from '#features/storefront/product-import/product-import.schema.ts'
import { mapWords, type BackOfficeEntry } from '#foundation/side-navigation/public.ts'
import type { Language } from '#kernel/locale.ts'

const WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Catalogue', lead: 'Bring products from a file, and see which lines were not taken.' },
  de: { title: 'Katalog', lead: 'Übernehmen Sie Produkte aus einer Datei und sehen Sie, welche Zeilen nicht übernommen wurden.' },
  fr: { title: 'Catalogue', lead: 'Importez des produits depuis un fichier et voyez quelles lignes ont été refusées.' },
  es: { title: 'Catálogo', lead: 'Importe productos desde un archivo y vea qué líneas no se han aceptado.' },
  pl: { title: 'Katalog', lead: 'Importuj produkty z pliku i sprawdź, które wiersze nie zostały przyjęte.' },
  zh: { title: '产品目录', lead: '从文件导入产品，并查看哪些行未被接受。' },
}

export const catalogueScreen: BackOfficeEntry = {
  path: '/back-office/catalogue',
  title: mapWords(WORDS, ({ title }) => title),
  icon: 'box',
  group: 'trade',
  order: 10,
  roles: ['admin'],
}

/** For admins; to customers it does not exist. */
export const productImportStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: catalogueScreen.path,
    ...WORDS[site.locale.language],
    blocks: [{ type: productImport.type, props: {} }],
  }),
]
