import { catalogueTools } from '#features/storefront/catalogue/agent-tools.service.ts'
import { catalogueFillers } from '#features/storefront/catalogue/block-fillers.service.ts'
import { categoryHead } from '#features/storefront/catalogue/blocks/category-head.schema.ts'
import { productDetail } from '#features/storefront/catalogue/blocks/product-detail.schema.ts'
import { productListing } from '#features/storefront/catalogue/blocks/product-listing.schema.ts'
import { productTiles } from '#features/storefront/catalogue/blocks/product-tiles.schema.ts'
import { reindexTask } from '#features/storefront/catalogue/category-index/reindex.task.ts'
import { attributeKind } from '#features/storefront/catalogue/kinds/attribute-kind.service.ts'
import { brandKind } from '#features/storefront/catalogue/kinds/brand-kind.service.ts'
import { categoryKind } from '#features/storefront/catalogue/kinds/category-kind.service.ts'
import { crossReferenceKind } from '#features/storefront/catalogue/kinds/cross-reference-kind.service.ts'
import { listingRoutes } from '#features/storefront/catalogue/listing/listing.routes.ts'
import { cataloguePages } from '#features/storefront/catalogue/page/catalogue-pages.service.ts'
import { brandDocumentSource } from '#features/storefront/catalogue/search/brand-source.service.ts'
import { cataloguePageDocumentSource } from '#features/storefront/catalogue/search/catalogue-page-source.service.ts'
import { categoryDocumentSource } from '#features/storefront/catalogue/search/category-source.service.ts'
import { marketCurrencyKind } from '#features/storefront/catalogue/product/market-currency-kind.service.ts'
import { productDocumentSource } from '#features/storefront/catalogue/search/product-source.service.ts'
import type { Feature } from '#platform/feature.ts'

export {
  reindexTask,
  requestFollowing,
  requestReindex,
  settleCatalogue,
} from '#features/storefront/catalogue/category-index/reindex.task.ts'
export { findPictures, refusePicture, type KnownPictures } from '#features/storefront/catalogue/kinds/known-pictures.service.ts'
export { trailTo } from '#features/storefront/catalogue/page/category-page.service.ts'
export { listCategoryNames } from '#features/storefront/catalogue/category-names.store.ts'
export { hasCategories, type Category } from '#features/storefront/catalogue/category.store.ts'
export { readListingWords } from '#features/storefront/catalogue/listing/listing-words.store.ts'
export { readMarketCurrencies } from '#features/storefront/catalogue/product/market-currency.store.ts'
export { findByBeginning, findByPartNumber } from '#features/storefront/catalogue/product/part-number.store.ts'
export { listAttributes, type Attribute } from '#features/storefront/catalogue/attribute.store.ts'
export { readListing, type ListingRequest } from '#features/storefront/catalogue/category-index/listing.store.ts'
export { findPartReferences } from '#features/storefront/catalogue/product/part-reference.store.ts'
export {
  findProduct,
  followAllReplacements,
  followReplacements,
  listAccessories,
  listProducts,
  listProductsBySku,
  listVariants,
  soldIn,
  type ProductSummary,
} from '#features/storefront/catalogue/product/product.store.ts'
export { describePart, listCartParts, selectParts, type PartRow } from '#features/storefront/catalogue/product/part-kind.store.ts'
export { listCategoriesWithProducts } from '#features/storefront/catalogue/product/sold-categories.store.ts'
export { listFoundProducts, nameCategories } from '#features/storefront/catalogue/search/result-words.store.ts'
export { buildCategoryIndexes } from '#features/storefront/catalogue/category-index/build-category-indexes.service.ts'
export { productDocumentSource } from '#features/storefront/catalogue/search/product-source.service.ts'
export {
  findMenuCategory,
  listLimitingMarkets,
  listMenuBelow,
  listMenuLevel,
  type MenuCategory,
} from '#features/storefront/catalogue/category-menu.store.ts'

export const catalogue: Feature = {
  name: 'catalogue',
  agentTools: catalogueTools,
  blocks: [categoryHead, productListing, productDetail, productTiles],
  routes: listingRoutes,
  pages: cataloguePages,
  fillers: catalogueFillers,
  tasks: () => [reindexTask],
  dataKinds: [categoryKind, attributeKind, brandKind, marketCurrencyKind, crossReferenceKind],
  documentSources: [categoryDocumentSource, brandDocumentSource, cataloguePageDocumentSource, productDocumentSource],
}
