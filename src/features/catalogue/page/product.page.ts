import { listAncestry } from '#features/catalogue/category.store.ts'
import { compareTrayBlock } from '#features/catalogue/page/compare-tray.rules.ts'
import { trailTo } from '#features/catalogue/page/category.page.ts'
import { marketBannerBlock } from '#features/market-banner/public.ts'
import { inLanguage } from '#features/catalogue/product/product.rules.ts'
import { findProduct } from '#features/catalogue/product/product.store.ts'
import type { PageContent } from '#features/content/public.ts'
import type { Dictionary } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { PageVariant } from '#features/blocks/public.ts'

const pathOfCategory = async (tx: Tx, id: string): Promise<string> =>
  (await tx.selectFrom('category').select('path').where('id', '=', id).executeTakeFirstOrThrow()).path

/** `/products-dynamic/{sku}`: what is not sold in the market has no page there. */
export const makeProductPage = async (
  tx: Tx,
  sku: string,
  { locale, market }: PageVariant,
  words: Dictionary,
): Promise<PageContent | undefined> => {
  const product = await findProduct(tx, sku, market)
  if (!product) return undefined
  const ancestry = await listAncestry(tx, await pathOfCategory(tx, product.categoryId), market)
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
      { id: 'answers', type: 'part-answers', props: { sku: product.sku } },
      compareTrayBlock(),
    ],
  }
}
