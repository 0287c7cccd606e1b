import { readListingWords } from '#features/catalogue/listing/listing-words.store.ts'
import { listPrice, readStock, toCard, toFacts, type CardSetting } from '#features/catalogue/product/product-card.rules.ts'
import { describeDocument } from '#features/catalogue/product/document.rules.ts'
import { toVariantTable } from '#features/catalogue/product/variant-table.rules.ts'
import type { ProductView } from '#features/catalogue/product/product-view.rules.ts'
import { inLanguage } from '#features/catalogue/product/product.rules.ts'
import {
  findProduct,
  followReplacements,
  listPredecessors,
  listProductsBySku,
  listVariants,
} from '#features/catalogue/product/product.store.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

export type ProductSetting = {
  readonly sku: string
  readonly locale: Locale
  readonly market: readonly string[]
  readonly hidesPrices: boolean
}

export const readProductView = async (tx: Tx, setting: ProductSetting): Promise<ProductView | undefined> => {
  const { sku, locale, market, hidesPrices } = setting
  const product = await findProduct(tx, sku, market)
  if (!product) return undefined
  const words = await readListingWords(tx)
  const cards: CardSetting = { locale, market, hidesPrices, ...words }
  const chain = product.replacedBy ? (await followReplacements(tx, sku)).map((step) => step.sku) : []
  const successors = await listProductsBySku(tx, chain, market)
  const variants = product.variantOf ? await listVariants(tx, product.variantOf, market) : []
  const accessories = await listProductsBySku(tx, product.accessories, market)
  const { language } = locale
  return {
    sku: product.sku,
    name: inLanguage(product.names, language),
    text: inLanguage(product.texts, language),
    brand:
      product.brand === null ? undefined : { slug: product.brand, name: words.brandNames.get(product.brand) ?? product.brand },
    images: product.images,
    facts: toFacts(product.attributes, words.attributes, language),
    documents: product.documents.map(describeDocument),
    price: hidesPrices ? undefined : listPrice(product.prices, market),
    stock: readStock(product.stock),
    lifecycle: product.lifecycle,
    // In the order of the chain, not of the query.
    replacements: chain.flatMap((step) => successors.filter((row) => row.sku === step).map((row) => toCard(row, cards))),
    replaces: await listPredecessors(tx, sku, market),
    variants: toVariantTable(variants, product.sku, cards),
    accessories: accessories.map((row) => toCard(row, cards)),
  }
}
