import type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
import type { DocumentSource } from '#foundation/search-engine/document-source.service.ts'

/** A source over documents in memory. */
export const makeSource = (name: string, documents: SearchDocument[]): DocumentSource => ({
  name,
  list: async function* () {
    yield await Promise.resolve(documents)
  },
  read: (_tx, keys) => Promise.resolve(documents.filter(({ key }) => keys.includes(key))),
})

export const makeDocument = (key: string, title: string, changes: Partial<SearchDocument> = {}): SearchDocument => ({
  key,
  texts: { en: { title, description: '' } },
  path: `/${key}`,
  type: 'Product',
  parentType: 'products',
  updatedAt: new Date(Date.UTC(2026, 0, 1)),
  ...changes,
})
