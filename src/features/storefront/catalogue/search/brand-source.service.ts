import { listBrands, type Brand } from '#features/storefront/catalogue/brand.store.ts'
import type { SearchDocument, DocumentSource } from '#foundation/search-engine/public.server.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const MADE_AT = new Date(0)

const toDocument = ({ slug, name, texts }: Brand): SearchDocument => ({
  key: slug,
  path: `/our-brands/${slug}`,
  type: 'news-events-id',
  parentType: 'brands',
  texts: Object.fromEntries(
    LANGUAGES.map((language) => [language, { title: name, description: texts[language] ?? texts.en ?? '' }]),
  ),
  updatedAt: MADE_AT,
})

export const brandDocumentSource: DocumentSource = {
  name: 'brand',
  list: async function* (tx) {
    yield (await listBrands(tx)).map(toDocument)
  },
  read: async (tx, keys) => (await listBrands(tx)).filter(({ slug }) => keys.includes(slug)).map(toDocument),
}
