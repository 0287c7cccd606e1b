import {
  findByPartNumber,
  findPartReferences,
  followAllReplacements,
  listProductsBySku,
} from '#features/storefront/catalogue/public.server.ts'
import { foldPartNumber } from '#features/storefront/catalogue/public.ts'
import type { Knowledge } from '#features/buying/quick-order/matching/match-line.rules.ts'
import { foldNumbers } from '#features/buying/quick-order/reading/numbers-in-text.rules.ts'
import { findCustomerNumbers, type NumberOwner } from '#foundation/customer-numbers/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

type Asker = NumberOwner & { readonly market: readonly string[] }

const BATCH = 5000

/** In pieces: a document may name tens of thousands of words. */
const inBatches = async <T>(
  folded: readonly string[],
  signal: AbortSignal | undefined,
  find: (batch: readonly string[]) => Promise<readonly T[]>,
): Promise<T[]> => {
  const found: T[] = []
  for (let at = 0; at < folded.length; at += BATCH) {
    signal?.throwIfAborted()
    found.push(...(await find(folded.slice(at, at + BATCH))))
  }
  return found
}

const group = (rows: readonly { readonly folded: string; readonly sku: string }[]): Map<string, string[]> => {
  const map = new Map<string, string[]>()
  for (const { folded, sku } of rows) map.set(folded, [...new Set([...(map.get(folded) ?? []), sku])])
  return map
}

/** Facts about numbers in the spelling of `foldPartNumber`, with a handful of statements however many they are. */
export const lookUpFolded = async (
  tx: Tx,
  { market, ...owner }: Asker,
  folded: readonly string[],
  signal?: AbortSignal,
): Promise<Knowledge> => {
  const own = await inBatches(folded, signal, (batch) => findCustomerNumbers(tx, owner, batch))
  const products = await inBatches(folded, signal, (batch) => findByPartNumber(tx, batch, market))
  const references = await inBatches(folded, signal, (batch) => findPartReferences(tx, batch))
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
    names: new Map(sold.map(({ sku, names }) => [sku, Object.values(names)])),
  }
}

/** The same for numbers as people write them. */
export const lookUpNumbers = (tx: Tx, asker: Asker, numbers: readonly string[]): Promise<Knowledge> =>
  lookUpFolded(tx, asker, foldNumbers(numbers, foldPartNumber))
