import { narrowMarkets } from '#features/storefront/catalogue/product/narrow-markets.rules.ts'
import {
  createFinder,
  createTextColumn,
  batchLanguages,
} from '#features/storefront/catalogue/category-index/name-columns.rules.ts'
import { createFacetColumns, createIntegerBuffer } from '#features/storefront/catalogue/category-index/facet-columns.rules.ts'
import {
  findAncestorIndexes,
  sortOrdinals,
  assignOrdinals,
  splitTree,
  type TreeNode,
} from '#features/storefront/catalogue/category-index/product-ordinals.rules.ts'
import { sortByNumber, sortByText } from '#features/storefront/catalogue/category-index/listing-order.rules.ts'
import { listFacetValues, listIndexFacets } from '#features/storefront/catalogue/category-index/category-index.rules.ts'
import {
  announceCategoryIndexes,
  clearCategoryIndexes,
  listFacetKeys,
  listTree,
  readNames,
  readCategoryProducts,
  saveOrder,
  saveCategoryIndexes,
} from '#features/storefront/catalogue/category-index/category-index.store.ts'
import { listMarketCurrencies } from '#features/storefront/catalogue/product/market-currency.store.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#platform/database/database.ts'

/** The columns of all products of a part of the tree, the most popular product first. */
const readPart = async (tx: Tx, part: readonly TreeNode[]) => {
  const scheme = { currencies: await listMarketCurrencies(tx), attributes: await listFacetKeys(tx) }
  const at = new Map(part.map(({ id }, index) => [id, index]))
  const columns = createFacetColumns(listIndexFacets(scheme))
  const [ids, categories, skus] = [createIntegerBuffer(), createIntegerBuffer(), [] as string[]]
  const prices = new Map(scheme.currencies.map((currency) => [currency, [] as number[]]))
  for await (const products of readCategoryProducts(tx, [...at.keys()]))
    for (const product of products) {
      ids.push(product.id)
      categories.push(at.get(product.categoryId) ?? 0)
      for (const [currency, column] of prices) column.push(lookUp(product.prices ?? {}, currency) ?? Number.NaN)
      skus.push(product.sku)
      columns.add(listFacetValues(product, scheme), narrowMarkets(product.markets, product.homeMarkets))
    }
  return { ids: ids.all(), categories: categories.all(), prices, skus, columns }
}
type PartData = Awaited<ReturnType<typeof readPart>>

/** Names in the order of the products, read in as few passes as memory allows. */
async function* readWords(tx: Tx, part: readonly TreeNode[], ids: Int32Array) {
  const find = createFinder(ids)
  const categoryIds = part.map(({ id }) => id)
  for (const languages of batchLanguages(ids.length)) {
    const columns = languages.map((language) => ({ language, words: createTextColumn(ids.length) }))
    for await (const rows of readNames(tx, categoryIds, languages))
      for (const row of rows) {
        const position = find(row.id)
        if (position === undefined) continue
        for (const { language, words } of columns) words.set(position, row[language] ?? '')
      }
    for (const { language, words } of columns) yield { language, words: words.read() }
  }
}

type PartOrder = {
  readonly sort: string
  readonly order: Int32Array
  /** By product, where the order is one of numbers that people also choose ranges of. */
  readonly keys?: Float64Array
}

function* listPriceOrders(prices: PartData['prices']): Generator<PartOrder> {
  for (const [currency, column] of prices) {
    const keys = Float64Array.from(column)
    if (keys.every(Number.isNaN)) continue
    yield { sort: `price:${currency}`, order: sortByNumber(keys, 1), keys }
    yield { sort: `price-desc:${currency}`, order: sortByNumber(keys, -1) }
  }
}

async function* listOrders(tx: Tx, part: readonly TreeNode[], { ids, prices, skus }: PartData): AsyncGenerator<PartOrder> {
  yield { sort: 'sku', order: sortByText(skus, 'en') }
  yield* listPriceOrders(prices)
  yield { sort: 'newest', order: sortByNumber(Float64Array.from(ids), -1) }
  for await (const { language, words } of readWords(tx, part, ids))
    yield { sort: `name:${language}`, order: sortByText(words, language) }
}

/** Builds the category indexes of a part of the tree. */
const buildPart = async (tx: Tx, part: readonly TreeNode[]): Promise<void> => {
  await clearCategoryIndexes(
    tx,
    part.map(({ id }) => id),
  )
  await announceCategoryIndexes(tx)
  const data = await readPart(tx, part)
  if (data.ids.length === 0) return
  const { ids, categories, columns } = data
  const ancestors = findAncestorIndexes(part)
  const assigned = assignOrdinals(categories, ancestors)
  function* listNewIndexes() {
    for (const [index, { id }] of part.entries()) {
      const members = assigned.members[index]
      if (members?.length) yield { id, products: members.map((member) => ids[member] ?? 0), facets: columns.cut(members) }
    }
  }
  await saveCategoryIndexes(tx, listNewIndexes())
  /** Keys in the order of the ordinals, as far as there are any. */
  const keysOf = (keys: Float64Array | undefined, members: Int32Array | undefined, ordinals: Int32Array) =>
    keys &&
    Float64Array.from(ordinals, (ordinal) => keys[members?.[ordinal] ?? 0] ?? Number.NaN).filter((key) => !Number.isNaN(key))
  for await (const { sort, order, keys } of listOrders(tx, part, data)) {
    const ordinals = sortOrdinals(order, categories, ancestors, assigned)
    const indexes = part.flatMap(({ id }, index) => {
      const own = ordinals[index]
      return own?.length ? [{ id, ordinals: own, keys: keysOf(keys, assigned.members[index], own) }] : []
    })
    await saveOrder(tx, sort, indexes)
  }
}

/** Builds every category index of a tenant; parts of the tree in transactions of their own, so that none is long. */
export const buildCategoryIndexes = async (db: Db, tenant: TenantKey): Promise<void> => {
  for (const part of splitTree(await withTenant(db, tenant, listTree))) await withTenant(db, tenant, (tx) => buildPart(tx, part))
}
