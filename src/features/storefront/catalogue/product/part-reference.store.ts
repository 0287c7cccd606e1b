import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** A number of another maker, and the product of ours that takes its place. */
type PartReference = { readonly maker: string; readonly number: string; readonly sku: string }
export type FoundReference = PartReference & { readonly folded: string }

declare module '#platform/database/database.ts' {
  interface Tables {
    partReference: FoundReference
  }
}

/** By numbers as `foldPartNumber` spells them. Whether the product is sold in a market is for the caller to ask. */
export const findPartReferences = (tx: Tx, folded: readonly string[]): Promise<FoundReference[]> =>
  folded.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('partReference')
        .select(['maker', 'number', 'folded', 'sku'])
        .where(sql<boolean>`folded = any(${[...new Set(folded)]}::text[])`)
        .orderBy('maker')
        .orderBy('number')
        .orderBy('sku')
        .execute()
