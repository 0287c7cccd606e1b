import {
  findByPartNumber,
  findPartReferences,
  followAllReplacements,
  listProductsBySku,
} from '#features/catalogue/public.server.ts'
import { foldPartNumber } from '#features/catalogue/public.ts'
import { findCustomerNumbers } from '#features/quick-order/customer-number.store.ts'
import type { Knowledge } from '#features/quick-order/matching/match-line.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type Asker = { readonly soldToId: string; readonly market: readonly string[] }

const BATCH = 5000

/** In pieces: a document may name tens of thousands of words. */
const inBatches = async <T>(
  folded: readonly string[],
  find: (batch: readonly string[]) => Promise<readonly T[]>,
): Promise<T[]> => {
  const found: T[] = []
  for (let at = 0; at < folded.length; at += BATCH) found.push(...(await find(folded.slice(at, at + BATCH))))
  return found
}

const group = (rows: readonly { readonly folded: string; readonly sku: string }[]): Map<string, string[]> => {
  const map = new Map<string, string[]>()
  for (const { folded, sku } of rows) map.set(folded, [...new Set([...(map.get(folded) ?? []), sku])])
  return map
}

/** What is known of all these numbers, with a handful of questions however many they are. */
export const lookUpNumbers = async (tx: Tx, { soldToId, market }: Asker, numbers: readonly string[]): Promise<Knowledge> => {
  const folded = [...new Set(numbers.map(foldPartNumber))].filter((number) => number.length > 1 && number.length <= 60)
  const own = await inBatches(folded, (batch) => findCustomerNumbers(tx, soldToId, batch))
  const products = await inBatches(folded, (batch) => findByPartNumber(tx, batch, market))
  const references = await inBatches(folded, (batch) => findPartReferences(tx, batch))
  const skus = [...new Set([...own, ...products, ...references].map(({ sku }) => sku))]
  const chains = await followAllReplacements(tx, skus)
  const steps = [...chains.values()].flat().map(({ sku }) => sku)
  const sold = await listProductsBySku(tx, [...new Set([...skus, ...steps])], market)
  const isSold = new Map(sold.map(({ sku, lifecycle }) => [sku, lifecycle]))
  return {
    products: group(products),
    own: new Map(own.map((row) => [row.folded, row.sku])),
    references: group(references.filter(({ sku }) => isSold.has(sku))),
    sold: isSold,
    chains,
  }
}
