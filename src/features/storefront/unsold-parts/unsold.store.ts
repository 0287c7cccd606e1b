import type { Category } from '#features/storefront/catalogue/public.server.ts'
import { isPublicSomewhere, OVERVIEW_PATH, type SoldPath } from '#features/storefront/unsold-parts/unsold.rules.ts'
import type { Tx } from '#platform/database/database.ts'

/** The public facts of a part: where it is sold decides who sees more. */
export type KnownPart = Awaited<ReturnType<typeof readParts>>[number]

const readParts = (tx: Tx, by: 'sku' | 'folded', values: readonly string[]) =>
  tx
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.categoryId')
    .select(['product.sku', 'product.names', 'product.markets', 'product.replacedBy', 'product.variantOf'])
    .select(['category.path as categoryPath', 'category.markets as categoryMarkets'])
    .where(`product.${by}`, 'in', [...values])
    .orderBy('product.sku')
    .execute()

const keepPublic = (parts: readonly KnownPart[]): KnownPart[] =>
  parts.filter(({ markets, categoryMarkets }) => isPublicSomewhere(markets, categoryMarkets))

/** In any market. A part sold in no market is 404, so that its existence is not disclosed [T-26]. */
export const findPublicPart = async (tx: Tx, sku: string): Promise<KnownPart | undefined> =>
  keepPublic(await readParts(tx, 'sku', [sku]))[0]

/** By the number as `foldPartNumber` spells it. */
export const listPublicParts = async (tx: Tx, folded: string): Promise<KnownPart[]> =>
  folded === '' ? [] : keepPublic(await readParts(tx, 'folded', [folded]))

type Branch = Pick<Category, 'path' | 'depth' | 'markets' | 'names'>

/** A category and those above it, from the top, wherever they are sold; empty where there is no such category. */
export const listBranch = async (tx: Tx, path: string): Promise<Branch[]> => {
  const paths = path.split('/').map((_, index, slugs) => slugs.slice(0, index + 1).join('/'))
  const branch = await tx
    .selectFrom('category')
    .select(['path', 'depth', 'markets', 'names'])
    .where('path', 'in', paths)
    .orderBy('depth')
    .execute()
  return branch.at(-1)?.path === path ? branch : []
}

export const toTrail = (branch: readonly Branch[]): SoldPath[] => [
  { path: OVERVIEW_PATH, markets: null },
  ...branch.map(({ path, markets }) => ({ path: `${OVERVIEW_PATH}/${path}`, markets })),
]
