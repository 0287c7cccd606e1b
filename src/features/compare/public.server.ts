import { compareTray } from '#features/compare/compare-tray.schema.ts'
import { comparePageDocumentSource } from '#features/compare/compare-page.source.ts'
import { comparePages } from '#features/compare/compare.page.ts'
import { fillCompare } from '#features/compare/fill-compare.service.ts'
import { productCompare } from '#features/compare/product-compare.schema.ts'
import type { Feature } from '#platform/feature.ts'

export const compare: Feature = {
  name: 'compare',
  blocks: [productCompare, compareTray],
  pages: comparePages,
  fillers: { 'product-compare': fillCompare },
  documentSources: [comparePageDocumentSource],
}
