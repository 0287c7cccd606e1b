import { marketBannerTraits } from '#features/catalogue/market/market-banner.traits.ts'
import { catalogueFillers } from '#features/catalogue/block-fillers.ts'
import { compareTray } from '#features/catalogue/blocks/compare-tray.schema.ts'
import { productCompare } from '#features/catalogue/blocks/product-compare.schema.ts'
import { productDetail } from '#features/catalogue/blocks/product-detail.schema.ts'
import { productListing } from '#features/catalogue/blocks/product-listing.schema.ts'
import { importRetention } from '#features/catalogue/import/import-retention.ts'
import { listingRoutes } from '#features/catalogue/listing/listing.routes.ts'
import { offerRoutes } from '#features/catalogue/offer/offer.routes.ts'
import { marketBanner } from '#features/catalogue/market/market-banner.schema.ts'
import { cataloguePages } from '#features/catalogue/page/catalogue-pages.ts'
import { brandDocumentSource } from '#features/catalogue/search/brand.source.ts'
import { cataloguePageDocumentSource } from '#features/catalogue/search/catalogue-page.source.ts'
import { categoryDocumentSource } from '#features/catalogue/search/category.source.ts'
import { productDocumentSource } from '#features/catalogue/search/product.source.ts'
import type { Feature } from '#server/feature.ts'

export { listAttributes, saveAttributes, type Attribute } from '#features/catalogue/attribute.store.ts'
export { saveBrands, type Brand } from '#features/catalogue/brand.store.ts'
export { insertCategories, type ByLanguage, type Category } from '#features/catalogue/category.store.ts'
export { importProducts, saveProducts } from '#features/catalogue/import/import-products.ts'
export { isNoted } from '#features/catalogue/import/settling.rules.ts'
export { findImport, findUnsettled, listRejects, settleImports, type ImportRun } from '#features/catalogue/import/import.store.ts'
export { nameSource, readProducts } from '#features/catalogue/import/product-file.ts'
export { findByBeginning, findByPartNumber, type NumberedProduct } from '#features/catalogue/product/part-number.store.ts'
export {
  findPartReferences,
  savePartReferences,
  type FoundReference,
  type PartReference,
} from '#features/catalogue/product/part-reference.store.ts'
export { savePrices, type ListedPrice } from '#features/catalogue/product/price.store.ts'
export type { Lifecycle, ProductRecord } from '#features/catalogue/product/product.rules.ts'
export {
  findProduct,
  followAllReplacements,
  listProducts,
  listProductsBySku,
  type ProductSummary,
  type ReplacementStep,
} from '#features/catalogue/product/product.store.ts'
export { listCategoriesWithProducts } from '#features/catalogue/product/sold-categories.store.ts'
export { listFoundProducts, nameCategories } from '#features/catalogue/search/result-words.store.ts'
export { findUnsoldPart, type UnsoldPart } from '#features/catalogue/unsold/find-unsold-part.ts'
export { readListing, type ListingQuestion } from '#features/catalogue/shelf/listing.store.ts'
export { buildShelves, buildShelvesIn } from '#features/catalogue/shelf/build-shelves.ts'
export {
  findMenuCategory,
  listLimitingMarkets,
  listMenuBelow,
  listMenuLevel,
  type MenuCategory,
} from '#features/catalogue/category-menu.store.ts'

export const catalogue: Feature = {
  name: 'catalogue',
  serverTraits: marketBannerTraits,
  blocks: [productListing, productDetail, productCompare, compareTray, marketBanner],
  routes: (app) => {
    listingRoutes(app)
    offerRoutes(app)
  },
  retention: importRetention,
  pages: cataloguePages,
  fillers: catalogueFillers,
  documentSources: [categoryDocumentSource, brandDocumentSource, cataloguePageDocumentSource, productDocumentSource],
}
