import { catalogueFillers } from '#features/catalogue/block-fillers.service.ts'
import { categoryHead } from '#features/catalogue/blocks/category-head.schema.ts'
import { productDetail } from '#features/catalogue/blocks/product-detail.schema.ts'
import { productListing } from '#features/catalogue/blocks/product-listing.schema.ts'
import { productTiles } from '#features/catalogue/blocks/product-tiles.schema.ts'
import { listingRoutes } from '#features/catalogue/listing/listing.routes.ts'
import { cataloguePages } from '#features/catalogue/page/catalogue-pages.service.ts'
import { brandDocumentSource } from '#features/catalogue/search/brand.source.ts'
import { cataloguePageDocumentSource } from '#features/catalogue/search/catalogue-page.source.ts'
import { categoryDocumentSource } from '#features/catalogue/search/category.source.ts'
import { productDocumentSource } from '#features/catalogue/search/product.source.ts'
import type { Feature } from '#platform/feature.ts'

export { trailTo } from '#features/catalogue/page/category.page.ts'
export { hasCategories, type Category } from '#features/catalogue/category.store.ts'
export { catalogueFileSchema, type CatalogueFile } from '#features/catalogue/structure/catalogue-file.schema.ts'
export { saveCatalogue } from '#features/catalogue/structure/save-catalogue.service.ts'
export { readListingWords } from '#features/catalogue/listing/listing-words.store.ts'
export { findByBeginning, findByPartNumber } from '#features/catalogue/product/part-number.store.ts'
export { findPartReferences } from '#features/catalogue/product/part-reference.store.ts'
export {
  followAllReplacements,
  followReplacements,
  listAccessories,
  listProductsBySku,
  listVariants,
  soldIn,
  type ProductSummary,
} from '#features/catalogue/product/product.store.ts'
export { listPartKinds } from '#features/catalogue/product/part-kind.store.ts'
export type { PartKind } from '#features/catalogue/product/subscription.rules.ts'
export { listCategoriesWithProducts } from '#features/catalogue/product/sold-categories.store.ts'
export { listFoundProducts, nameCategories } from '#features/catalogue/search/result-words.store.ts'
export { buildCategoryIndexes } from '#features/catalogue/category-index/build-category-indexes.service.ts'
export { productDocumentSource } from '#features/catalogue/search/product.source.ts'
export {
  findMenuCategory,
  listLimitingMarkets,
  listMenuBelow,
  listMenuLevel,
  type MenuCategory,
} from '#features/catalogue/category-menu.store.ts'

export const catalogue: Feature = {
  name: 'catalogue',
  blocks: [categoryHead, productListing, productDetail, productTiles],
  routes: listingRoutes,
  pages: cataloguePages,
  fillers: catalogueFillers,
  documentSources: [categoryDocumentSource, brandDocumentSource, cataloguePageDocumentSource, productDocumentSource],
}
