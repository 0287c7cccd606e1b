import { sql } from 'kysely'
import { foldPartNumber } from '#kernel/part-number.ts'
import type { Tx } from '#platform/database/database.ts'

/** A number of another maker, and the product of ours that takes its place. */
export type PartReference = { readonly maker: string; readonly number: string; readonly sku: string }
export type FoundReference = PartReference & { readonly folded: string }

declare module '#platform/database/database.ts' {
  interface Tables {
    partReference: FoundReference
  }
}

const BATCH = 5000

const insertReferences = async (tx: Tx, batch: readonly PartReference[]): Promise<void> => {
  if (batch.length === 0) return
  await sql`insert into part_reference (maker, number, folded, sku)
    select * from unnest(${batch.map(({ maker }) => maker)}::text[], ${batch.map(({ number }) => number)}::text[],
      ${batch.map(({ number }) => foldPartNumber(number))}::text[], ${batch.map(({ sku }) => sku)}::text[])
    on conflict do nothing`.execute(tx)
}

/** Adds references; what is there already stays. */
export const savePartReferences = async (tx: Tx, references: Iterable<PartReference>): Promise<void> => {
  const batch: PartReference[] = []
  for (const reference of references) if (batch.push(reference) >= BATCH) await insertReferences(tx, batch.splice(0))
  await insertReferences(tx, batch)
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
