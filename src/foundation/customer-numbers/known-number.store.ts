import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

export type CustomerNumber = { readonly number: string; readonly sku: string }

/** Whose numbers count: those of the account, and those of the person's own company. */
export type NumberOwner = {
  readonly soldToId?: string | undefined
  /** Instead of its id. */
  readonly accountKey?: string
  readonly personId: string
}

const ofAccount = ({ soldToId, accountKey }: NumberOwner) =>
  accountKey === undefined
    ? sql`sold_to_id = ${soldToId ?? null}::uuid`
    : sql`sold_to_id in (select id from sold_to where account_key = ${accountKey})`

/** The account's meaning of a number comes before that of the company. What others call a part is never a suggestion [T-82]. */
const knownTo = ({ personId, ...owner }: NumberOwner) => sql`(
  select folded, number, sku, 1 as rank from customer_part_number where ${ofAccount({ personId, ...owner })}
  union all
  select folded, number, sku, 2 from company_part_number
  where company_id = (select company_id from person where id = ${personId}::uuid and not is_internal)) as known`

export const findCustomerNumbers = async (
  tx: Tx,
  owner: NumberOwner,
  folded: readonly string[],
): Promise<(CustomerNumber & { folded: string })[]> =>
  folded.length === 0
    ? []
    : (
        await sql<CustomerNumber & { folded: string }>`
          select distinct on (folded) folded, number, sku from ${knownTo(owner)}
          where folded = any(${[...new Set(folded)]}::text[]) order by folded, rank`.execute(tx)
      ).rows

export const findNumbersBeginning = async (
  tx: Tx,
  owner: NumberOwner,
  beginning: string,
  most: number,
): Promise<CustomerNumber[]> =>
  (
    await sql<CustomerNumber>`
      select distinct on (folded) number, sku from ${knownTo(owner)}
      where folded >= ${beginning} and folded < ${`${beginning}~`} order by folded, rank limit ${most}`.execute(tx)
  ).rows

/** Customers' numbers for these parts: one each, the account's before the company's. */
export const findNumbersOfParts = async (
  tx: Tx,
  owner: NumberOwner,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (skus.length === 0) return new Map()
  const { rows } = await sql<CustomerNumber>`
    select distinct on (sku) number, sku from ${knownTo(owner)}
    where sku = any(${[...skus]}::text[]) order by sku, rank, folded`.execute(tx)
  return new Map(rows.map(({ sku, number }) => [sku, number]))
}
