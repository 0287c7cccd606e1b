import { sql, type ColumnType, type Generated, type GeneratedAlways, type Selectable } from 'kysely'
import type { PriceLists } from '#features/storefront/catalogue/product/price.rules.ts'
import type { Lifecycle } from '#features/storefront/catalogue/product/product.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tables, Tx } from '#platform/database/database.ts'
import { prepareStatement, writeColumns } from '#platform/database/prepared-statement.ts'
import { readOnce } from '#platform/database/read-once.ts'

type Json<T> = ColumnType<T, string, string>
type Words = Readonly<Partial<Record<Language, string>>>

declare module '#platform/database/database.ts' {
  interface Tables {
    product: {
      id: Generated<number>
      sku: string
      categoryId: string
      brand: string | null
      lifecycle: Lifecycle
      replacedBy: string | null
      variantOf: string | null
      names: Json<Words>
      texts: Json<Words>
      attributes: Json<Readonly<Record<string, string | number>>>
      images: Json<readonly string[]>
      documents: Json<readonly ProductDocument[]>
      accessories: readonly string[]
      prices: Json<PriceLists>
      stock: Json<Readonly<Record<string, number>>>
      markets: readonly string[] | null
      salesOrgs: readonly string[] | null
      popularity: number
      /** The number in one spelling, see `foldPartNumber`. */
      folded: GeneratedAlways<string>
      digest: Buffer
      changedAt: Generated<Date>
    }
  }
}

export type ProductDocument = {
  readonly title: string
  readonly href: string
  readonly kind?: string
  readonly language?: Language
  readonly revision?: string
  readonly bytes?: number
}

export const SUMMARY = [
  'id',
  'sku',
  'categoryId',
  'brand',
  'lifecycle',
  'replacedBy',
  'names',
  'attributes',
  'images',
  'prices',
  'stock',
  'markets',
] as const
const DETAIL = [...SUMMARY, 'texts', 'documents', 'accessories', 'variantOf', 'salesOrgs'] as const

type Product = Selectable<Tables['product']>
export type ProductSummary = Pick<Product, (typeof SUMMARY)[number]>
type ProductDetail = Pick<Product, (typeof DETAIL)[number]>

/** Sold in one of the countries the visitor shops in, or everywhere; and never where its category is not [T-26]. */
export const soldIn = (market: readonly string[]) =>
  sql<boolean>`((product.markets is null or product.markets && ${market}::text[]) and product.category_id in (
    select home.id from category home where home.markets is null or home.markets && ${market}::text[]))`

const SELECT = `select ${writeColumns('product', SUMMARY)} from product`
/** As `soldIn`, of the statement's second value. */
const SOLD = `((product.markets is null or product.markets && $2::text[]) and product.category_id in (
    select home.id from category home where home.markets is null or home.markets && $2::text[]))`
const selectProduct = prepareStatement<ProductDetail>(
  `select ${writeColumns('product', DETAIL)} from product where sku = $1 and ${SOLD}`,
)
const selectByIds = prepareStatement<ProductSummary>(`${SELECT} where id = any($1::integer[])`)
const selectBySkus = prepareStatement<ProductSummary>(`${SELECT} where product.sku = any($1::text[]) and ${SOLD} order by sku`)
const selectVariants = prepareStatement<ProductSummary>(`${SELECT} where variant_of = $1 and ${SOLD} order by sku limit 200`)

/** A product that is not sold in a market does not exist there. */
export const findProduct = async (tx: Tx, sku: string, market: readonly string[]): Promise<ProductDetail | undefined> =>
  (await selectProduct(tx, sku, market))[0]

/** For its page, whose parts all need it. */
export const findPageProduct = (tx: Tx, sku: string, market: readonly string[]) =>
  readOnce(tx, `product ${sku} ${market.join()}`, () => findProduct(tx, sku, market))

/** In the order of the ids. */
export const listProducts = async (tx: Tx, ids: readonly number[]): Promise<ProductSummary[]> => {
  if (ids.length === 0) return []
  const byId = new Map((await selectByIds(tx, ids)).map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}

export const listProductsBySku = async (tx: Tx, skus: readonly string[], market: readonly string[]): Promise<ProductSummary[]> =>
  skus.length === 0 ? [] : selectBySkus(tx, skus, market)

export const listVariants = (tx: Tx, family: string, market: readonly string[]): Promise<ProductSummary[]> =>
  selectVariants(tx, family, market)

/** Enough to choose one of each series from. */
const MOST_RELATED = 60

type RelatedTo = {
  readonly sku: string
  readonly categoryId: string
  readonly variantOf: string | null
  readonly accessories: readonly string[]
}

const selectRelated = prepareStatement<ProductSummary & Pick<Product, 'variantOf'>>(
  `select ${writeColumns('product', [...SUMMARY, 'variantOf'])} from product
  where category_id = $1 and lifecycle = 'active' and sku <> all($3::text[])
    and (variant_of is null or variant_of <> $4) and ${SOLD}
  order by popularity desc, id limit ${MOST_RELATED}`,
)

/** Others of the same category, the most popular first: no versions of the part itself, nothing that goes with it. */
export const listRelated = (tx: Tx, { categoryId, sku, accessories, variantOf }: RelatedTo, market: readonly string[]) =>
  selectRelated(tx, categoryId, market, [sku, ...accessories], variantOf ?? sku)

/** Accessories of these parts in this market that are not among them, those that most of them need first. */
export const listAccessories = async (tx: Tx, skus: readonly string[], market: readonly string[], limit: number) => {
  const parts = await tx
    .selectFrom('product')
    .select('accessories')
    .where('sku', 'in', [...skus, ''])
    .where(soldIn(market))
    .execute()
  const counts = new Map<string, number>()
  for (const sku of parts.flatMap(({ accessories }) => accessories)) counts.set(sku, (counts.get(sku) ?? 0) + 1)
  for (const sku of skus) counts.delete(sku)
  const found = await listProductsBySku(tx, [...counts.keys()], market)
  return found
    .filter(({ lifecycle }) => lifecycle === 'active')
    .toSorted((one, other) => (counts.get(other.sku) ?? 0) - (counts.get(one.sku) ?? 0))
    .slice(0, limit)
}

const MOST_PREDECESSORS = 5
const selectPredecessors = prepareStatement<Pick<Product, 'sku'>>(
  `select product.sku from product where replaced_by = $1 and ${SOLD} order by sku limit ${MOST_PREDECESSORS}`,
)

/** Part numbers whose place a product took. */
export const listPredecessors = async (tx: Tx, sku: string, market: readonly string[]): Promise<string[]> =>
  (await selectPredecessors(tx, sku, market)).map((row) => row.sku)

/** A chain longer than this is a mistake in the data, a circle most likely. */
const LONGEST_CHAIN = 10

export type ReplacementStep = { readonly sku: string; readonly names: Words; readonly lifecycle: Lifecycle }

/** The replacements of each product, step by step, up to the current one. */
export const followAllReplacements = async (tx: Tx, skus: readonly string[]): Promise<ReadonlyMap<string, ReplacementStep[]>> => {
  if (skus.length === 0) return new Map()
  const { rows } = await sql<ReplacementStep & { origin: string }>`
    with recursive chain as (
      select p.sku as origin, p.sku, p.replaced_by, p.names, p.lifecycle, 0 as step, array[p.sku] as seen
      from product p where p.sku = any(${[...new Set(skus)]}::text[])
      union all
      select chain.origin, p.sku, p.replaced_by, p.names, p.lifecycle, chain.step + 1, seen || p.sku
      from chain join product p on p.sku = chain.replaced_by
      where not p.sku = any(seen) and chain.step < ${LONGEST_CHAIN}
    ) select origin, sku, names, lifecycle from chain where step > 0 order by origin, step`.execute(tx)
  const steps = rows.map(({ origin, ...step }) => ({ origin, step }))
  const byOrigin = Map.groupBy(steps, ({ origin }) => origin)
  return new Map([...byOrigin].map(([origin, all]) => [origin, all.map(({ step }) => step)]))
}

export const followReplacements = async (tx: Tx, sku: string): Promise<ReplacementStep[]> =>
  (await followAllReplacements(tx, [sku])).get(sku) ?? []
