import { sql, type ColumnType, type RawBuilder, type SqlBool } from 'kysely'
import type { Image } from '#foundation/blocks/public.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'
import { prepareStatement, writeColumns } from '#platform/database/prepared-statement.ts'
import { readOnce } from '#platform/database/read-once.ts'

export type ByLanguage = Readonly<Record<Language, string>>

export type Category = {
  readonly id: string
  readonly parentId: string | null
  readonly slug: string
  /** The slugs from the top, joined with '/'. */
  readonly path: string
  /** 1 at the top, 4 at most. */
  readonly depth: number
  readonly position: number
  readonly pictureFamily: string
  readonly image?: Image | null
  readonly names: ByLanguage
  readonly texts: ByLanguage
  /** Countries in which it is sold; null is everywhere. */
  readonly markets: readonly string[] | null
}

declare module '#platform/database/database.ts' {
  interface Tables {
    category: {
      id: string
      parentId: string | null
      slug: string
      path: string
      depth: number
      position: number
      pictureFamily: string
      image: ColumnType<Image | null, string | null, string | null>
      names: ColumnType<ByLanguage, string, string>
      texts: ColumnType<ByLanguage, string, string>
      markets: readonly string[] | null
      /** The name as it was brought, where the columns hold more or less than that. */
      given: ColumnType<unknown, string | null | undefined, string | null>
    }
  }
}

const COLUMNS = [
  'id',
  'parentId',
  'slug',
  'path',
  'depth',
  'position',
  'pictureFamily',
  'image',
  'names',
  'texts',
  'markets',
] as const

/** A product that is not sold in a market does not exist for its visitors [T-26]. */
export const isSoldIn = (market: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(category.markets is null or category.markets && ${[...market]}::text[])`

const SELECT = `select ${writeColumns('category', COLUMNS)} from category`
const SOLD = '(markets is null or markets && $1::text[])'
const selectTop = prepareStatement<Category>(`${SELECT} where parent_id is null and ${SOLD} order by position, slug`)
const selectChildren = prepareStatement<Category>(`${SELECT} where parent_id = $2 and ${SOLD} order by position, slug`)
const selectByPaths = prepareStatement<Category>(`${SELECT} where path = any($2::text[]) and ${SOLD} order by depth`)
const selectAncestryOf = prepareStatement<Category>(
  `${SELECT} where path in (
    select array_to_string((string_to_array(home.path, '/'))[1:step], '/') from category home, generate_series(1, home.depth) step
    where home.id = $2) and ${SOLD} order by depth`,
)

/** The next level down, in the order its authors chose; the top level without a parent. */
export const listChildren = (tx: Tx, parentId: string | null, market: readonly string[]): Promise<Category[]> =>
  parentId === null ? selectTop(tx, market) : selectChildren(tx, market, parentId)

export const findCategory = async (tx: Tx, path: string, market: readonly string[]): Promise<Category | undefined> =>
  (await selectByPaths(tx, market, [path]))[0]

/** For its page: what is known of it already, or read now. */
export const findPageCategory = (
  tx: Tx,
  path: string,
  market: readonly string[],
  known?: Category,
): Promise<Category | undefined> =>
  readOnce(tx, `category ${path} ${market.join()}`, async () => known ?? findCategory(tx, path, market))

/** Paths of what a market sells, the upper levels first; below what is not sold nothing is. */
export const listCategoryPaths = async (tx: Tx, market: readonly string[], limit: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('category')
    .select('path')
    .where(isSoldIn(market))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('category as above')
            .select('above.id')
            .where(sql<SqlBool>`starts_with(category.path, above.path || '/')`)
            .where(sql<SqlBool>`not (above.markets is null or above.markets && ${[...market]}::text[])`),
        ),
      ),
    )
    .orderBy('depth')
    .orderBy('path')
    .limit(limit)
    .execute()
  return rows.map(({ path }) => path)
}

/** A category and those above it, from the top. */
export const listAncestry = (tx: Tx, path: string, market: readonly string[]): Promise<Category[]> => {
  const paths = path.split('/').map((_, index, slugs) => slugs.slice(0, index + 1).join('/'))
  return selectByPaths(tx, market, paths)
}

/** The same of a category that is known by its id. */
export const listAncestryOf = (tx: Tx, id: string, market: readonly string[]): Promise<Category[]> =>
  selectAncestryOf(tx, market, id)

type CategoryLimit = { readonly path: string; readonly markets: readonly string[] }

const selectLimits = prepareStatement<CategoryLimit>(
  'select path, markets from category where path = any($1) and markets is not null order by path',
)

/** Of these paths, those that are not sold everywhere, and where they are. */
export const listCategoryLimits = (tx: Tx, paths: readonly string[]): Promise<CategoryLimit[]> => selectLimits(tx, paths)

/** Whether the site has a catalogue at all. */
export const hasCategories = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('category').select('id').limit(1).executeTakeFirst()) !== undefined
