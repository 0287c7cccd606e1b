import { sql } from 'kysely'
import { isSoldIn } from '#features/storefront/catalogue/category.store.ts'
import type { Image } from '#foundation/blocks/public.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

/** As much of a category as a menu shows. */
export type MenuCategory = {
  readonly id: string
  readonly parentId: string | null
  readonly path: string
  readonly depth: number
  readonly name: string
}

export type MenuRequest = {
  readonly language: Language
  /** Sold in at least one of them. */
  readonly countries: readonly string[]
  /** Every level has a bound, however large the tree grows. */
  readonly limit: number
}

const menuColumns = (language: Language) =>
  ['id', 'parentId', 'path', 'depth', sql<string>`names ->> ${language}`.as('name')] as const

/** The countries that make a difference: all others see the same tree. */
export const listLimitingMarkets = async (tx: Tx): Promise<string[]> => {
  const rows = await tx
    .selectFrom('category')
    .select(sql<string>`unnest(markets)`.as('country'))
    .distinct()
    .where('markets', 'is not', null)
    .execute()
  return rows.map(({ country }) => country)
}

/** The one whose menu opens speaks for itself, in words and a picture. */
export const findMenuCategory = (
  tx: Tx,
  path: string,
  { language, countries }: Omit<MenuRequest, 'limit'>,
): Promise<(MenuCategory & { readonly text: string; readonly image: Image | null }) | undefined> =>
  tx
    .selectFrom('category')
    .select([...menuColumns(language), 'image', sql<string>`texts ->> ${language}`.as('text')])
    .where('path', '=', path)
    .where(isSoldIn(countries))
    .executeTakeFirst()

/** The level below a category; the top without one. */
export const listMenuLevel = (
  tx: Tx,
  parentId: string | null,
  { language, countries, limit }: MenuRequest,
): Promise<MenuCategory[]> =>
  tx
    .selectFrom('category')
    .select(menuColumns(language))
    .where('parentId', parentId === null ? 'is' : '=', parentId)
    .where(isSoldIn(countries))
    .orderBy('position')
    .orderBy('slug')
    .limit(limit)
    .execute()

/** The level below each of several categories, at most `limit` of each, read through the index and no further. */
export const listMenuBelow = async (
  tx: Tx,
  parentIds: readonly string[],
  { language, countries, limit }: MenuRequest,
): Promise<MenuCategory[]> => {
  if (parentIds.length === 0) return []
  return tx
    .selectFrom('category as parent')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('category')
          .select([...menuColumns(language), 'position'])
          .whereRef('category.parentId', '=', 'parent.id')
          .where(isSoldIn(countries))
          .orderBy('position')
          .orderBy('slug')
          .limit(limit)
          .as('child'),
      (join) => join.onTrue(),
    )
    .select(['child.id', 'child.parentId', 'child.path', 'child.depth', 'child.name'])
    .where('parent.id', 'in', parentIds)
    .orderBy('child.position')
    .orderBy('child.path')
    .execute()
}
