import type { Category } from '#features/storefront/catalogue/category.store.ts'
import type { SearchDocument, DocumentSource } from '#foundation/search-engine/public.server.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

/** Categories come with the installation, not with the day. */
const MADE_AT = new Date(0)

const toDocument = ({ path, names, texts, markets }: Pick<Category, 'path' | 'names' | 'texts' | 'markets'>): SearchDocument => ({
  key: path,
  path: `/products/${path}`,
  type: 'news-events-id',
  parentType: 'categories',
  texts: Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      names[language] ? [[language, { title: names[language], description: texts[language] ?? '' }]] : [],
    ),
  ),
  ...(markets ? { countries: markets } : {}),
  updatedAt: MADE_AT,
})

const selectCategories = (tx: Tx) => tx.selectFrom('category').select(['path', 'names', 'texts', 'markets'])

export const categoryDocumentSource: DocumentSource = {
  name: 'category',
  list: async function* (tx) {
    yield (await selectCategories(tx).orderBy('depth').orderBy('path').execute()).map(toDocument)
  },
  read: async (tx, keys) => (await selectCategories(tx).where('path', 'in', keys).execute()).map(toDocument),
}
