import { narrowMarkets } from '#features/catalogue/product/narrow-markets.rules.ts'
import { createFinder, createWordColumn, groupLanguages } from '#features/catalogue/shelf/name-columns.ts'
import { createFacetColumns, growIntegers } from '#features/catalogue/shelf/shelf-columns.ts'
import { findLines, orderPlaces, placeProducts, splitTree, type TreeNode } from '#features/catalogue/shelf/shelf-places.ts'
import { sortByFigure, sortByWords } from '#features/catalogue/shelf/shelf-sort.rules.ts'
import { listFacetValues, OWN_FACETS } from '#features/catalogue/shelf/shelf.rules.ts'
import {
  announceShelves,
  clearShelves,
  listFacetKeys,
  listTree,
  readNames,
  readShelfSources,
  saveOrder,
  saveShelves,
} from '#features/catalogue/shelf/shelf.store.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#server/database/database.ts'

/** Everything that shelves are made of, the most wanted product first. */
const readPart = async (tx: Tx, part: readonly TreeNode[]) => {
  const facetKeys = await listFacetKeys(tx)
  const at = new Map(part.map(({ id }, index) => [id, index]))
  const columns = createFacetColumns([...OWN_FACETS, ...facetKeys])
  const [ids, categories, prices, skus] = [growIntegers(), growIntegers(), [] as number[], [] as string[]]
  for await (const products of readShelfSources(tx, [...at.keys()]))
    for (const product of products) {
      ids.push(product.id)
      categories.push(at.get(product.categoryId) ?? 0)
      prices.push(product.price ?? Number.NaN)
      skus.push(product.sku)
      columns.add(listFacetValues(product, facetKeys), narrowMarkets(product.markets, product.homeMarkets))
    }
  return { ids: ids.all(), categories: categories.all(), prices: Float64Array.from(prices), skus, columns }
}
type PartData = Awaited<ReturnType<typeof readPart>>

/** Names in the order of the products, read in as few passes as memory allows. */
async function* readWords(tx: Tx, part: readonly TreeNode[], ids: Int32Array) {
  const find = createFinder(ids)
  const categoryIds = part.map(({ id }) => id)
  for (const languages of groupLanguages(ids.length)) {
    const columns = languages.map((language) => ({ language, words: createWordColumn(ids.length) }))
    for await (const rows of readNames(tx, categoryIds, languages))
      for (const row of rows) {
        const position = find(row.id)
        if (position === undefined) continue
        for (const { language, words } of columns) words.set(position, row[language] ?? '')
      }
    for (const { language, words } of columns) yield { language, words: words.read() }
  }
}

async function* listOrders(
  tx: Tx,
  part: readonly TreeNode[],
  { ids, prices, skus }: PartData,
): AsyncGenerator<[string, Int32Array]> {
  yield ['sku', sortByWords(skus, 'en')]
  yield ['price', sortByFigure(prices, 1)]
  yield ['price-desc', sortByFigure(prices, -1)]
  yield ['newest', sortByFigure(Float64Array.from(ids), -1)]
  for await (const { language, words } of readWords(tx, part, ids)) yield [`name:${language}`, sortByWords(words, language)]
}

/** The shelves of a part of the tree. */
const buildPart = async (tx: Tx, part: readonly TreeNode[]): Promise<void> => {
  await clearShelves(
    tx,
    part.map(({ id }) => id),
  )
  await announceShelves(tx)
  const data = await readPart(tx, part)
  if (data.ids.length === 0) return
  const { ids, categories, columns } = data
  const lines = findLines(part)
  const placed = placeProducts(categories, lines)
  function* cutShelves() {
    for (const [index, { id }] of part.entries()) {
      const members = placed.members[index]
      if (members?.length) yield { id, products: members.map((member) => ids[member] ?? 0), facets: columns.cut(members) }
    }
  }
  await saveShelves(tx, cutShelves())
  for await (const [sort, order] of listOrders(tx, part, data)) {
    const places = orderPlaces(order, categories, lines, placed)
    await saveOrder(
      tx,
      sort,
      part.flatMap(({ id }, index) => (places[index]?.length ? [{ id, places: places[index] }] : [])),
    )
  }
}

/** Every shelf of a tenant as part of a larger change. */
export const buildShelvesIn = async (tx: Tx): Promise<void> => {
  for (const part of splitTree(await listTree(tx))) await buildPart(tx, part)
}

/** Every shelf of a tenant; parts of the tree in transactions of their own, so that none is long. */
export const buildShelves = async (db: Db, tenant: TenantKey): Promise<void> => {
  for (const part of splitTree(await withTenant(db, tenant, listTree))) await withTenant(db, tenant, (tx) => buildPart(tx, part))
}
