import { createShelf, listFacetPairs, type Shelf } from '#features/catalogue/shelf/shelf.rules.ts'
import { listFacetKeys, readShelfSources, saveShelf } from '#features/catalogue/shelf/shelf.store.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#server/database/database.ts'

type Node = { readonly id: string; readonly path: string }

const listTree = (tx: Tx): Promise<Node[]> => tx.selectFrom('category').select(['id', 'path']).orderBy('path').execute()

/** A category and those above it. */
const lineOf = (path: string, byPath: ReadonlyMap<string, string>): string[] =>
  path
    .split('/')
    .map((_, index, slugs) => byPath.get(slugs.slice(0, index + 1).join('/')))
    .filter((id) => id !== undefined)

/** The shelves of one top category and all below it, read in one pass. */
const buildBranch = async (tx: Tx, branch: readonly Node[]): Promise<void> => {
  const byPath = new Map(branch.map(({ path, id }) => [path, id]))
  const lines = new Map(branch.map(({ path, id }) => [id, lineOf(path, byPath)]))
  const shelves = new Map<string, Shelf>(branch.map(({ id }) => [id, createShelf()]))
  const facetKeys = await listFacetKeys(tx)
  for await (const product of readShelfSources(tx, [...shelves.keys()])) {
    const pairs = listFacetPairs(product, facetKeys)
    for (const id of lines.get(product.categoryId) ?? []) shelves.get(id)?.add(product.id, pairs)
  }
  for (const [id, shelf] of shelves) await saveShelf(tx, id, shelf)
}

/** Every shelf of a tenant, a branch of the tree in a transaction of its own. */
export const buildShelves = async (db: Db, tenant: TenantKey): Promise<void> => {
  const tree = await withTenant(db, tenant, listTree)
  const branches = Object.values(Object.groupBy(tree, ({ path }) => path.split('/')[0] ?? ''))
  for (const branch of branches) if (branch) await withTenant(db, tenant, (tx) => buildBranch(tx, branch))
}
