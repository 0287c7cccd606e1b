import { sql } from 'kysely'
import type { PersonLine } from '#foundation/accounts/kinds/person-fields.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type AssignedTable = 'person_sold_to' | 'favourite_sold_to' | 'assigned_sold_to'

/** The rows of accounts by their key, the one with the full number first. */
type RowsByKey = ReadonlyMap<string, readonly string[]>

type AssignedList = { readonly mail: string; readonly keys: readonly string[]; readonly first?: string | undefined }

const findRows = async (tx: Tx, keys: ReadonlySet<string>): Promise<RowsByKey> => {
  const { rows } = await sql<{ key: string; ids: readonly string[] }>`
    select account_key as key, array_agg(id order by length(number) desc) as ids
    from sold_to where account_key = any(${[...keys]}::text[]) group by account_key`.execute(tx)
  return new Map(rows.map(({ key, ids }) => [key, ids]))
}

/** Replaces the lists of some people; a chosen currency stays with its account. Rows are named by their ids: joined by key, thousands of them would take seconds. */
const replaceAssigned = async (
  tx: Tx,
  table: AssignedTable,
  lists: readonly AssignedList[],
  rowsOf: RowsByKey,
): Promise<void> => {
  const all = lists.map(({ mail, keys }) => ({ mail, ids: keys.flatMap((key) => rowsOf.get(key) ?? []) }))
  await sql`
    delete from ${sql.table(table)} as held using person
    where held.person_id = person.id and person.email = any(${lists.map(({ mail }) => mail)}::text[])
      and (person.email, held.sold_to_id) not in (
        select list.mail, unnest(list.ids) from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as list (mail text, ids uuid[]))`.execute(
    tx,
  )
  if (table === 'assigned_sold_to') {
    await sql`
      insert into assigned_sold_to (person_id, sold_to_id)
      select distinct person.id, unnest(list.ids)
      from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as list (mail text, ids uuid[])
      join person on person.email = list.mail
      on conflict do nothing`.execute(tx)
    return
  }
  // A person has one default at most: the old one goes before the new one comes.
  await sql`
    update ${sql.table(table)} as held set is_default = false from person
    where held.person_id = person.id and person.email = any(${lists.map(({ mail }) => mail)}::text[]) and held.is_default`.execute(
    tx,
  )
  const own = lists.map(({ mail, keys, first }) => ({
    ...{ mail, ids: keys.flatMap((key) => rowsOf.get(key)?.[0] ?? []) },
    first: first === undefined ? undefined : rowsOf.get(first)?.[0],
  }))
  await sql`
    insert into ${sql.table(table)} (person_id, sold_to_id, is_default, position)
    select person.id, one.id, coalesce(one.id = list.first, false), one.place - 1
    from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as list (mail text, ids uuid[], first uuid)
    join person on person.email = list.mail
    cross join lateral unnest(list.ids) with ordinality as one (id, place)
    on conflict (person_id, sold_to_id) do update set is_default = excluded.is_default, position = excluded.position`.execute(tx)
}

/** The accounts that people order for, and those that employees serve and have at hand. */
export const savePersonAccounts = async (tx: Tx, people: readonly PersonLine[]): Promise<void> => {
  const lists = people.map(({ mail, accounts = [], defaultAccount, servedAccounts = [], favouriteAccounts = [] }) => ({
    own: { mail, keys: accounts, first: defaultAccount ?? (accounts.length === 1 ? accounts[0] : undefined) },
    // Nobody has at hand what they do not serve.
    served: { mail, keys: [...new Set([...servedAccounts, ...favouriteAccounts])] },
    favourite: { mail, keys: favouriteAccounts, first: favouriteAccounts[0] },
  }))
  const rowsOf = await findRows(tx, new Set(lists.flatMap(({ own, served }) => [...own.keys, ...served.keys])))
  const pick = <Name extends keyof (typeof lists)[number]>(name: Name) => lists.map((list) => list[name])
  await replaceAssigned(tx, 'person_sold_to', pick('own'), rowsOf)
  await replaceAssigned(tx, 'assigned_sold_to', pick('served'), rowsOf)
  await replaceAssigned(tx, 'favourite_sold_to', pick('favourite'), rowsOf)
}
