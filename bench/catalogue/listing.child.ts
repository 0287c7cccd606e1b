import { sql } from 'kysely'
import { type ListingRequest, readListing, listProducts, findProduct } from '#features/storefront/catalogue/public.server.ts'
import { connect, openPool, withTenant, type Tx } from '#platform/database/database.ts'
import { TENANT, type LargeCategory } from './catalogue-world.ts'
import { percentile, type Latency, type ListingCase } from './latency.ts'

export type ListingLoad = {
  readonly url: string
  readonly category: LargeCategory
  readonly case: ListingCase
  readonly clients: number
  readonly seconds: number
}

const PAGE = 24
const COUNTRY = 'us'

const list = async (tx: Tx, categoryId: string, more: Partial<ListingRequest>): Promise<void> => {
  const { ids, total } = await readListing(tx, { categoryId, market: [COUNTRY], chosen: {}, skip: 0, take: PAGE, ...more })
  const rows = await listProducts(tx, ids)
  if (total === 0 || rows.length === 0) throw new Error('an empty listing measures nothing')
}

/** A listing without category indexes, as one would write it: the category's products grouped by all attributes, and a page of them. */
const groupPlainly = async (tx: Tx, category: LargeCategory): Promise<void> => {
  const sold = sql`category_id in (select id from category where path = ${category.path} or path like ${`${category.path}/%`})
    and (markets is null or ${COUNTRY} = any(markets))`
  await sql`select key, value, count(*) from product, jsonb_each_text(attributes) where ${sold} group by key, value`.execute(tx)
  await sql`select id, sku, names, attributes, prices from product where ${sold} order by popularity desc, id limit ${PAGE}`.execute(
    tx,
  )
}

/** Every round requests something else, as visitors do. */
const prepare = async (tx: Tx, category: LargeCategory) => {
  const { counts } = await readListing(tx, { categoryId: category.id, market: [COUNTRY], chosen: {}, skip: 0, take: 1 })
  const common = counts.filter(({ count }) => count > category.products / 20)
  const { rows } = await sql<{ sku: string }>`select sku from product tablesample system (1) limit 2000`.execute(tx)
  return { common, skus: rows.map(({ sku }) => sku) }
}

const request = JSON.parse(process.argv[2] ?? '') as ListingLoad
const { category } = request
const db = connect(openPool({ connectionString: request.url, max: request.clients }))
const inTenant = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(db, TENANT, work)
const { common, skus } = await inTenant((tx) => prepare(tx, category))

/** Two values of different facets. */
const chooseAt = (round: number): ListingRequest['chosen'] => {
  const first = common[round % common.length]
  const second = common[(round * 7 + 3) % common.length]
  if (!first || !second) return {}
  return first.facet === second.facet
    ? { [first.facet]: [first.value] }
    : { [first.facet]: [first.value], [second.facet]: [second.value] }
}

const CASES: Readonly<Record<ListingCase, (tx: Tx, round: number) => Promise<unknown>>> = {
  listing: (tx) => list(tx, category.id, {}),
  facets: async (tx, round) => {
    const { ids } = await readListing(tx, {
      categoryId: category.id,
      market: [COUNTRY],
      chosen: chooseAt(round),
      skip: 0,
      take: PAGE,
    })
    await listProducts(tx, ids)
  },
  page50: (tx) => list(tx, category.id, { skip: 49 * PAGE }),
  byName: (tx, round) => list(tx, category.id, { sort: 'name', language: round % 2 ? 'de' : 'zh' }),
  byPrice: (tx, round) => list(tx, category.id, { sort: round % 2 ? 'price' : 'price-desc', skip: 9 * PAGE }),
  detail: (tx, round) => findProduct(tx, skus[(round * 31) % skus.length] ?? '', [COUNTRY]),
  floor: (tx) => groupPlainly(tx, category),
}

const measure = async (seconds: number): Promise<number[]> => {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  let round = 0
  const client = async (): Promise<void> => {
    do {
      round += 1
      const startedAt = performance.now()
      const own = round
      await inTenant((tx) => CASES[request.case](tx, own))
      times.push(performance.now() - startedAt)
    } while (performance.now() < end)
  }
  await Promise.all(Array.from({ length: request.clients }, client))
  return times
}

await measure(Math.min(1, request.seconds / 2))
const times = await measure(request.seconds)
await db.destroy()
const latency: Latency = {
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  perSecond: times.length / request.seconds,
}
process.stdout.write(JSON.stringify(latency))
