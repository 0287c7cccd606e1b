import type { Category } from '#features/storefront/catalogue/category.store.ts'
import { narrowMarkets } from '#features/storefront/catalogue/product/narrow-markets.rules.ts'
import type { Tx } from '#platform/database/database.ts'

const toRow = (category: Category) => ({
  ...category,
  image: category.image ? JSON.stringify(category.image) : null,
  names: JSON.stringify(category.names),
  texts: JSON.stringify(category.texts),
})

/** PostgreSQL takes 65,535 values in a statement; this stays far below. */
const BATCH = 500

type Sold = Pick<Category, 'id' | 'markets'>

/** Those above a batch that are there already. */
const readAbove = (tx: Tx, batch: readonly Category[]): Promise<Sold[]> => {
  const ids = [...new Set(batch.flatMap(({ parentId }) => parentId ?? []))]
  return ids.length === 0
    ? Promise.resolve([])
    : tx.selectFrom('category').select(['id', 'markets']).where('id', 'in', ids).execute()
}

/** Each is sold at most where the one above it is: so products need only look at their own [T-26]. */
const inheritMarkets = (batch: readonly Category[], above: readonly Sold[]): Category[] => {
  const known = new Map(above.map(({ id, markets }) => [id, markets]))
  return batch.map((category) => {
    const markets = narrowMarkets(category.markets, known.get(category.parentId ?? '') ?? null)
    known.set(category.id, markets)
    return { ...category, markets }
  })
}

/** Categories with ids that a test chose, parents before their children. */
export const insertCategories = async (tx: Tx, categories: Iterable<Category> | AsyncIterable<Category>): Promise<void> => {
  let batch: Category[] = []
  const flush = async () => {
    if (batch.length === 0) return
    batch = inheritMarkets(batch, await readAbove(tx, batch))
    const rows = batch.map(toRow)
    batch = []
    await tx.insertInto('category').values(rows).execute()
  }
  for await (const category of categories) {
    batch.push(category)
    if (batch.length >= BATCH) await flush()
  }
  await flush()
}
