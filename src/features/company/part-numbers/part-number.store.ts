import { sql } from 'kysely'
import { PART_NUMBER_LIST, type Pair } from '#features/company/part-numbers/part-number.rules.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

export type StoredPair = Pair & { readonly id: string; readonly changedAt: Date }

export const listPairs = (
  tx: Tx,
  companyId: string,
  find: string | undefined,
  list: ListQuery<(typeof PART_NUMBER_LIST.sortable)[number]>,
): Promise<ListPage<StoredPair>> => {
  const text = find?.trim() ?? ''
  const [letters, folded] = [containsPattern(text), foldPartNumber(text)]
  const isFound =
    text === ''
      ? sql``
      : sql`and (number ilike ${letters} or sku ilike ${letters} ${folded === '' ? sql`` : sql`or folded like ${`%${folded}%`}`})`
  const rows = sql<StoredPair>`
    select id, number, sku, changed_at as "changedAt", changed_at as changed
    from company_part_number where company_id = ${companyId} ${isFound}`
  return readListPage(tx, rows, list, { spec: PART_NUMBER_LIST, unique: 'id' })
}

const BATCH = 1000

/** All of a company in the order of their spelling, batch after batch. */
export async function* readAllPairs(tx: Tx, companyId: string): AsyncGenerator<Pair> {
  let after = ''
  for (;;) {
    const { rows } = await sql<Pair & { folded: string }>`
      select number, sku, folded from company_part_number
      where company_id = ${companyId} and folded collate "C" > ${after} order by folded collate "C" limit ${BATCH}`.execute(tx)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.folded
  }
}

export const countPairs = async (tx: Tx, companyId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from company_part_number where company_id = ${companyId}`.execute(tx)
  return rows[0]?.count ?? 0
}

export const findPair = async (tx: Tx, companyId: string, id: string): Promise<StoredPair | undefined> => {
  const { rows } = await sql<StoredPair>`
    select id, number, sku, changed_at from company_part_number where company_id = ${companyId} and id = ${id}`.execute(tx)
  return rows[0]
}

export const findByNumber = async (tx: Tx, companyId: string, number: string): Promise<StoredPair | undefined> => {
  const { rows } = await sql<StoredPair>`
    select id, number, sku, changed_at from company_part_number
    where company_id = ${companyId} and folded = ${foldPartNumber(number)}`.execute(tx)
  return rows[0]
}

export const insertPair = async (tx: Tx, companyId: string, { number, sku }: Pair, now: Date): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into company_part_number (company_id, folded, number, sku, changed_at)
    values (${companyId}, ${foldPartNumber(number)}, ${number}, ${sku}, ${now}) returning id`.execute(tx)
  return rows[0]?.id ?? ''
}

export const updatePair = async (tx: Tx, id: string, { number, sku }: Pair, now: Date): Promise<void> => {
  await sql`
    update company_part_number set folded = ${foldPartNumber(number)}, number = ${number}, sku = ${sku}, changed_at = ${now}
    where id = ${id}`.execute(tx)
}

export const deletePair = async (tx: Tx, companyId: string, id: string): Promise<Pair | undefined> => {
  const { rows } = await sql<Pair>`
    delete from company_part_number where company_id = ${companyId} and id = ${id} returning number, sku`.execute(tx)
  return rows[0]
}

/** An earlier meaning of a number is replaced. */
export const savePairs = async (tx: Tx, companyId: string, pairs: readonly Pair[], now: Date): Promise<void> => {
  await sql`
    insert into company_part_number (company_id, folded, number, sku, changed_at)
    select ${companyId}::uuid, folded, number, sku, ${now}
    from unnest(${pairs.map(({ number }) => foldPartNumber(number))}::text[], ${pairs.map(({ number }) => number)}::text[],
      ${pairs.map(({ sku }) => sku)}::text[]) as given (folded, number, sku)
    on conflict (company_id, folded) do update
      set number = excluded.number, sku = excluded.sku, changed_at = excluded.changed_at`.execute(tx)
}

/** Countries that the company's accounts are in, and those of the accounts that the person orders for. */
export const listCountries = async (tx: Tx, companyId: string, personId: string): Promise<string[]> => {
  const { rows } = await sql<{ country: string }>`
    select distinct lower(country_code) as country from sold_to
    where company_id = ${companyId} or id in (select sold_to_id from person_sold_to where person_id = ${personId})`.execute(tx)
  return rows.map(({ country }) => country)
}
