import { listAncestryOf } from '#features/storefront/catalogue/category.store.ts'
import { readPageWords } from '#features/storefront/catalogue/listing/listing-words.store.ts'
import { compareTrayBlock } from '#features/storefront/catalogue/page/compare-tray.rules.ts'
import { trailTo } from '#features/storefront/catalogue/page/category-page.service.ts'
import { marketBannerBlock } from '#features/storefront/market-banner/public.ts'
import { inLanguage } from '#features/storefront/catalogue/product/product.rules.ts'
import { findPageProduct } from '#features/storefront/catalogue/product/product.store.ts'
import type { PageContent } from '#features/site/content/public.ts'
import type { Dictionary } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { PageVariant } from '#foundation/blocks/public.ts'

/** `/products-dynamic/{sku}`: what is not sold in the market has no page there. */
export const makeProductPage = async (
  tx: Tx,
  sku: string,
  { locale, market }: PageVariant,
  words: Dictionary,
): Promise<PageContent | undefined> => {
  const [product] = await Promise.all([findPageProduct(tx, sku, market), readPageWords(tx)])
  if (!product) return undefined
  const ancestry = await listAncestryOf(tx, product.categoryId, market)
  const name = inLanguage(product.names, locale.language)
  return {
    title: `${name}, ${product.sku}`.slice(0, 200),
    description: inLanguage(product.texts, locale.language).slice(0, 400),
    template: 'pim-product-detail-template',
    kind: 'Product Detail (catalogue)',
    config: {},
    flags: {},
    blocks: [
      { id: 'trail', type: 'breadcrumbs', props: { trail: trailTo(locale, ancestry, words), current: product.sku } },
      marketBannerBlock(),
      { id: 'product', type: 'product-detail', props: { sku: product.sku } },
      { id: 'documents', type: 'part-downloads', props: { sku: product.sku } },
      { id: 'answers', type: 'part-answers', props: { sku: product.sku } },
      compareTrayBlock(),
    ],
  }
}
