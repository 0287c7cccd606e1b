import { sql } from 'kysely'
import { productDocumentSource } from '#features/storefront/catalogue/public.server.ts'
import { touchDocuments } from '#foundation/search-engine/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

/** Products are found by the numbers they replaced, through so many steps. */
const STEPS = 5

const listSuccessors = async (tx: Tx, skus: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ sku: string }>`
    with recursive line as (
      select replaced_by as sku, 1 as step from product where sku = any(${skus}::text[]) and replaced_by is not null
      union
      select p.replaced_by, step + 1 from line join product p on p.sku = line.sku
      where p.replaced_by is not null and step < ${STEPS}
    ) select distinct sku from line`.execute(tx)
  return rows.map(({ sku }) => sku)
}

const listAccessories = async (tx: Tx, skus: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ sku: string }>`
    select distinct unnest(accessories) as sku from product where sku = any(${skus}::text[])`.execute(tx)
  return rows.map(({ sku }) => sku)
}

const listTouched = async (tx: Tx, skus: readonly string[]): Promise<string[]> => [
  ...(await listSuccessors(tx, skus)),
  ...(await listAccessories(tx, skus)),
]

/** Notes for search what a change of these products touches: themselves, what takes or took their place, and what goes with them. */
export const noteChanges = async <T>(tx: Tx, skus: readonly string[], change: () => Promise<T>): Promise<T> => {
  if (skus.length === 0) return change()
  const before = await listTouched(tx, skus)
  const done = await change()
  const after = await listTouched(tx, skus)
  await touchDocuments(tx, productDocumentSource.name, [...new Set([...skus, ...before, ...after])])
  return done
}
