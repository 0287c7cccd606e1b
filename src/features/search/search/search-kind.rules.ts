import type { PageKind } from '#foundation/blocks/public.ts'
import type { DocumentType } from '#features/search/search-api/public.ts'

/** Searches for one type of document that reports know by a name [2.2.16]. */
const KIND_OF_TYPE: ReadonlyMap<string, PageKind> = new Map<DocumentType, PageKind>([
  ['Sku', 'Product Detail SKU Search'],
  ['HybrisSku', 'Product Detail SKU Search'],
  ['Orders', 'Order Status Search'],
  ['Cases', 'Case Management Search'],
  ['support', 'Technical Support Search'],
  ['Knowledge Articles', 'Knowledge Articles Search Result'],
  ['Technical Publications', 'Technical Publications'],
])

export const kindOfSearch = (documentType: unknown): PageKind | undefined =>
  typeof documentType === 'string' ? KIND_OF_TYPE.get(documentType) : undefined
