import { sql, type RawBuilder } from 'kysely'
import {
  PRODUCT_LIST,
  type Lifecycle,
  type ProductChange,
} from '#features/administration/catalogue-admin/product/product-admin.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'
import { readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

export type ProductRow = {
  readonly sku: string
  readonly name: string
  readonly category: string
  readonly brand: string | null
  readonly lifecycle: Lifecycle
  readonly replacedBy: string | null
  readonly markets: string[] | null
  readonly changedAt: Date
}

type Filter = {
  /** The search: the beginning of a part number, or numbers that the full-text search found. */
  readonly find?: { readonly number: string; readonly found: readonly string[] } | undefined
  readonly lifecycle?: Lifecycle | undefined
  readonly market?: string | undefined
  readonly language: Language
}

/** A range of the index of folded numbers: reading a million names would take minutes. */
const beginsLike = (number: string): RawBuilder<unknown> =>
  number === '' ? sql`false` : sql`p.folded >= ${number} and p.folded < ${`${number}\u{10FFFF}`}`

export const listProductRows = (
  tx: Tx,
  { find, lifecycle, market, language }: Filter,
  list: ListQuery<(typeof PRODUCT_LIST.sortable)[number]>,
): Promise<ListPage<ProductRow>> => {
  const name = sql`coalesce(p.names->>${language}, p.names->>'en', '')`
  const found = sql<ProductRow>`
    select p.sku, ${name} as name, category.path as category, p.brand, p.lifecycle, p.replaced_by, p.markets, p.changed_at
    from product p join category on category.id = p.category_id
    where true
      ${find === undefined ? sql`` : sql`and (p.sku = any(${[...find.found]}::text[]) or ${beginsLike(find.number)})`}
      ${lifecycle === undefined ? sql`` : sql`and p.lifecycle = ${lifecycle}`}
      ${market === undefined ? sql`` : sql`and (p.markets is null or ${market} = any(p.markets))`}`
  return readListPage(tx, found, list, { spec: PRODUCT_LIST, unique: 'sku' })
}

type Words = Readonly<Record<string, string>>

export type EditedProduct = ProductChange & {
  readonly sku: string
  readonly names: Words
  readonly texts: Words
  readonly category: string
  readonly changedAt: Date
}

/** With a lock where it is about to be changed. */
export const findProduct = async (tx: Tx, sku: string, lock = false): Promise<EditedProduct | undefined> => {
  const { rows } = await sql<EditedProduct>`
    select p.sku, p.names, p.texts, category.path as category, p.lifecycle, p.replaced_by, p.markets, p.changed_at
    from product p join category on category.id = p.category_id
    where p.sku = ${sku} ${lock ? sql`for update of p` : sql``}`.execute(tx)
  return rows[0]
}

export const listReplaced = async (tx: Tx, sku: string): Promise<string[]> => {
  const { rows } = await sql<{ sku: string }>`
    select sku from product where replaced_by = ${sku} order by sku limit 50`.execute(tx)
  return rows.map((row) => row.sku)
}

const FURTHEST = 50

/** Replacements of a product, step by step; undefined where there is no such product. */
export const listSuccessors = async (tx: Tx, sku: string): Promise<string[] | undefined> => {
  const { rows } = await sql<{ sku: string; isFirst: boolean }>`
    with recursive line as (
      select sku, replaced_by, 0 as step from product where sku = ${sku}
      union all
      select p.sku, p.replaced_by, step + 1 from line join product p on p.sku = line.replaced_by where step < ${FURTHEST}
    ) select sku, step = 0 as is_first from line`.execute(tx)
  return rows.some(({ isFirst }) => isFirst) ? rows.filter(({ isFirst }) => !isFirst).map((row) => row.sku) : undefined
}

type Save = ProductChange & { readonly names: Words; readonly texts: Words; readonly at: Date }

/** An import that brings the old record again finds another digest, and writes it. */
export const saveProduct = async (
  tx: Tx,
  sku: string,
  { names, texts, lifecycle, replacedBy, markets, at }: Save,
): Promise<void> => {
  await sql`
    update product set names = ${JSON.stringify(names)}::jsonb, texts = ${JSON.stringify(texts)}::jsonb,
      lifecycle = ${lifecycle}, replaced_by = ${replacedBy}, markets = ${markets === null ? null : [...markets]}::text[],
      changed_at = ${at}, digest = ${Buffer.from(`changed ${at.toISOString()}`)}
    where sku = ${sku}`.execute(tx)
}

export const saveMarkets = async (
  tx: Tx,
  skus: readonly string[],
  markets: readonly string[] | null,
  at: Date,
): Promise<{ sku: string }[]> => {
  const requested = markets === null ? null : [...markets]
  const { rows } = await sql<{ sku: string }>`
    update product set markets = ${requested}::text[], changed_at = ${at}, digest = ${Buffer.from(`changed ${at.toISOString()}`)}
    where sku = any(${[...skus]}::text[]) and markets is distinct from ${requested}::text[]
    returning sku`.execute(tx)
  return rows
}
