import { toPlainNames } from '#features/documents/downloads/software/search-text.rules.ts'
import { listProducts, listReleases, SOFTWARE_SOURCE } from '#features/documents/downloads/software/software.store.ts'
import {
  sortReleases,
  type SoftwareProduct,
  type SoftwareRelease,
} from '#features/documents/downloads/software/software.rules.ts'
import type { DocumentSource, SearchDocument } from '#foundation/search-engine/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

const toDocument = (product: SoftwareProduct, releases: readonly SoftwareRelease[]): SearchDocument[] => {
  const [newest] = sortReleases(releases.filter(({ productKey }) => productKey === product.key))
  if (!newest) return []
  return [
    {
      key: product.key,
      path: `/secure/software?product=${encodeURIComponent(product.key)}`,
      type: 'Software',
      parentType: 'Software',
      texts: toPlainNames(product, newest),
      // Whoever is signed in sees that it exists; who may have it, the page says.
      audience: ['signed-in'],
      updatedAt: newest.releasedAt,
      numbers: [newest.eakNumber],
      values: { version: newest.version, kind: product.kind },
    },
  ]
}

const readAll = async (tx: Tx): Promise<SearchDocument[]> => {
  const [products, releases] = [await listProducts(tx), await listReleases(tx)]
  return products.flatMap((product) => toDocument(product, releases))
}

/** Software is found by people who are signed in. */
export const softwareDocumentSource: DocumentSource = {
  name: SOFTWARE_SOURCE,
  list: async function* (tx) {
    yield await readAll(tx)
  },
  read: async (tx, keys) => (await readAll(tx)).filter(({ key }) => keys.includes(key)),
}
