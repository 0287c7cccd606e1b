import { createFacetColumns, growIntegers } from '#features/catalogue/shelf/shelf-columns.ts'
import { findLines, orderPlaces, placeProducts, type TreeNode } from '#features/catalogue/shelf/shelf-places.ts'
import { sortByFigure, sortByWords } from '#features/catalogue/shelf/shelf-sort.rules.ts'
import { listFacetValues, OWN_FACETS } from '#features/catalogue/shelf/shelf.rules.ts'
import {
  clearShelves,
  listFacetKeys,
  listTree,
  readNames,
  readShelfSources,
  saveOrder,
  saveShelf,
} from '#features/catalogue/shelf/shelf.store.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#server/database/database.ts'

/** Everything of a branch that shelves are made of, the most wanted product first. */
const readBranch = async (tx: Tx, branch: readonly TreeNode[]) => {
  const facetKeys = await listFacetKeys(tx)
  const at = new Map(branch.map(({ id }, index) => [id, index]))
  const columns = createFacetColumns([...OWN_FACETS, ...facetKeys])
  const [ids, categories, prices, skus] = [growIntegers(), growIntegers(), [] as number[], [] as string[]]
  for await (const products of readShelfSources(tx, [...at.keys()]))
    for (const product of products) {
      ids.push(product.id)
      categories.push(at.get(product.categoryId) ?? 0)
      prices.push(product.price ?? Number.NaN)
      skus.push(product.sku)
      columns.add(listFacetValues(product, facetKeys), product.markets)
    }
  return { ids: ids.all(), categories: categories.all(), prices: Float64Array.from(prices), skus, columns }
}
type BranchData = Awaited<ReturnType<typeof readBranch>>

/** Names in the order of the products; one language at a time, since all of them might not fit. */
const readNamesInOrder = async (
  tx: Tx,
  branch: readonly TreeNode[],
  ids: Int32Array,
  language: Language,
): Promise<(string | undefined)[]> => {
  const byId = Int32Array.from(ids.keys()).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0))
  const sorted = byId.map((index) => ids[index] ?? 0)
  const names = Array.from<string | undefined>({ length: ids.length })
  const find = (id: number): number | undefined => {
    let [low, high] = [0, sorted.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? 0) < id) low = middle + 1
      else high = middle
    }
    return sorted[low] === id ? byId[low] : undefined
  }
  const categoryIds = branch.map(({ id }) => id)
  for await (const rows of readNames(tx, categoryIds, language))
    for (const { id, name } of rows) {
      const index = find(id)
      if (index !== undefined) names[index] = name
    }
  return names
}

async function* listOrders(
  tx: Tx,
  branch: readonly TreeNode[],
  { ids, prices, skus }: BranchData,
): AsyncGenerator<[string, Int32Array]> {
  yield ['sku', sortByWords(skus, 'en')]
  yield ['price', sortByFigure(prices, 1)]
  yield ['price-desc', sortByFigure(prices, -1)]
  yield ['newest', sortByFigure(Float64Array.from(ids), -1)]
  for (const language of LANGUAGES)
    yield [`name:${language}`, sortByWords(await readNamesInOrder(tx, branch, ids, language), language)]
}

/** The shelves of one top category and all below it. */
const buildBranch = async (tx: Tx, branch: readonly TreeNode[]): Promise<void> => {
  await clearShelves(
    tx,
    branch.map(({ id }) => id),
  )
  const data = await readBranch(tx, branch)
  if (data.ids.length === 0) return
  const { ids, categories, columns } = data
  const lines = findLines(branch)
  const placed = placeProducts(categories, lines)
  for (const [index, { id }] of branch.entries()) {
    const members = placed.members[index]
    if (members?.length)
      await saveShelf(
        tx,
        id,
        members.map((member) => ids[member] ?? 0),
        columns.cut(members),
      )
  }
  for await (const [sort, order] of listOrders(tx, branch, data)) {
    const places = orderPlaces(order, categories, lines, placed)
    await saveOrder(
      tx,
      sort,
      branch.flatMap(({ id }, index) => (places[index]?.length ? [{ id, places: places[index] }] : [])),
    )
  }
}

const splitBranches = (tree: readonly TreeNode[]): readonly (readonly TreeNode[])[] =>
  Object.values(Object.groupBy(tree, ({ path }) => path.split('/')[0] ?? '')).filter((branch) => branch !== undefined)

/** Every shelf of a tenant as part of a larger change. */
export const buildShelvesIn = async (tx: Tx): Promise<void> => {
  for (const branch of splitBranches(await listTree(tx))) await buildBranch(tx, branch)
}

/** Every shelf of a tenant, a branch of the tree in a transaction of its own. */
export const buildShelves = async (db: Db, tenant: TenantKey): Promise<void> => {
  for (const branch of splitBranches(await withTenant(db, tenant, listTree)))
    await withTenant(db, tenant, (tx) => buildBranch(tx, branch))
}
