import { compareTray } from '#features/storefront/compare/compare-tray.schema.ts'
import { comparePageDocumentSource } from '#features/storefront/compare/compare-page-source.service.ts'
import { comparePages } from '#features/storefront/compare/compare-page.service.ts'
import { fillCompare } from '#features/storefront/compare/fill-compare.service.ts'
import { productCompare } from '#features/storefront/compare/product-compare.schema.ts'
import type { Feature } from '#platform/feature.ts'

export const compare: Feature = {
  name: 'compare',
  blocks: [productCompare, compareTray],
  pages: comparePages,
  fillers: { 'product-compare': fillCompare },
  documentSources: [comparePageDocumentSource],
}
