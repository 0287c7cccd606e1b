import type { Category } from '#features/storefront/catalogue/category.store.ts'
import { readSubscription } from '#features/storefront/catalogue/product/subscription.rules.ts'
import { readPageWords } from '#features/storefront/catalogue/listing/listing-words.store.ts'
import {
  describeStock,
  listPrice,
  toCard,
  toFacts,
  type AttributeName,
  type CardSetting,
  type CardSource,
} from '#features/storefront/catalogue/product/product-card.rules.ts'
import { categoryHref } from '#features/storefront/catalogue/page/category-href.rules.ts'
import { chooseRelated } from '#features/storefront/catalogue/product/related.rules.ts'
import { toImperial } from '#features/storefront/catalogue/product/units.rules.ts'
import { describeDocument } from '#features/storefront/catalogue/product/document.rules.ts'
import { shareGallery } from '#features/storefront/catalogue/product/shared-gallery.rules.ts'
import { toVariantTable } from '#features/storefront/catalogue/product/variant-table.rules.ts'
import type { ProductFact, ProductView } from '#features/storefront/catalogue/product/product-view.rules.ts'
import { inLanguage } from '#features/storefront/catalogue/product/product.rules.ts'
import {
  findPageProduct,
  followReplacements,
  listPredecessors,
  listProductsBySku,
  listRelated,
  listVariants,
} from '#features/storefront/catalogue/product/product.store.ts'
import type { Language, Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { Tx } from '#platform/database/database.ts'
import { prepareStatement } from '#platform/database/prepared-statement.ts'

export type ProductSetting = {
  readonly sku: string
  readonly locale: Locale
  readonly market: readonly string[]
  readonly hidesPrices: boolean
}

const toProductFacts = (
  attributes: CardSource['attributes'],
  names: readonly AttributeName[],
  language: Language,
): ProductFact[] =>
  toFacts(attributes, names, language).map((fact) => {
    const unit = names.find(({ key }) => key === fact.key)?.unit ?? null
    const imperial = toImperial(lookUp(attributes, fact.key) ?? '', unit, language)
    return imperial === undefined ? fact : { ...fact, imperial }
  })

const selectHome = prepareStatement<Pick<Category, 'names' | 'path'>>('select names, path from category where id = $1')

const readCategory = async (tx: Tx, id: string): Promise<Pick<Category, 'names' | 'path'>> => {
  const [home] = await selectHome(tx, id)
  if (!home) throw new Error(`there is no category ${id}`)
  return home
}

/** In the order of the chain, not of the query. */
const readReplacements = async (tx: Tx, sku: string, market: readonly string[]) => {
  const chain = (await followReplacements(tx, sku)).map((step) => step.sku)
  const successors = await listProductsBySku(tx, chain, market)
  return chain.flatMap((step) => successors.filter((row) => row.sku === step))
}

export const readProductView = async (tx: Tx, setting: ProductSetting): Promise<ProductView | undefined> => {
  const { sku, locale, market, hidesPrices } = setting
  const [product, words] = await Promise.all([findPageProduct(tx, sku, market), readPageWords(tx)])
  if (!product) return undefined
  const cards: CardSetting = { locale, market, hidesPrices, ...words }
  // Beside a part others are named; their own pages say the rest.
  const brief: CardSetting = { ...cards, mostFacts: 0 }
  const [replacements, variants, accessories, home, replaces, related] = await Promise.all([
    product.replacedBy ? readReplacements(tx, sku, market) : [],
    product.variantOf ? listVariants(tx, product.variantOf, market) : [],
    listProductsBySku(tx, product.accessories, market),
    readCategory(tx, product.categoryId),
    listPredecessors(tx, sku, market),
    listRelated(tx, product, market),
  ])
  const { language } = locale
  return {
    sku: product.sku,
    name: inLanguage(product.names, language),
    text: inLanguage(product.texts, language),
    brand:
      product.brand === null ? undefined : { slug: product.brand, name: words.brandNames.get(product.brand) ?? product.brand },
    images: product.images,
    pictures: shareGallery(product, variants, language),
    facts: toProductFacts(product.attributes, words.attributes, language),
    documents: product.documents.map(describeDocument),
    price: hidesPrices ? undefined : listPrice(product.prices, cards),
    stock: describeStock(product),
    lifecycle: product.lifecycle,
    subscription: readSubscription(product.attributes),
    replacements: replacements.map((row) => toCard(row, cards)),
    replaces,
    variants: toVariantTable(variants, product.sku, cards),
    accessories: accessories.map((row) => toCard(row, brief)),
    related: chooseRelated(related).map((row) => toCard(row, brief)),
    category: { name: inLanguage(home.names, language), href: categoryHref(locale, home.path) },
  }
}
