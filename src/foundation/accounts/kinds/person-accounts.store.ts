import { sql } from 'kysely'
import type { PersonLine } from '#foundation/accounts/kinds/person-fields.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type HeldTable = 'person_sold_to' | 'favourite_sold_to' | 'assigned_sold_to'

/** Replaces the lists of some people; a chosen currency stays with its account. */
const replaceHeld = async (
  tx: Tx,
  table: HeldTable,
  lists: readonly { readonly mail: string; readonly keys: readonly string[]; readonly first?: string | undefined }[],
): Promise<void> => {
  const given = JSON.stringify(lists)
  await sql`
    delete from ${sql.table(table)} as held using person, sold_to,
      jsonb_to_recordset(${given}::jsonb) as list (mail text, keys text[])
    where person.email = list.mail and held.person_id = person.id and sold_to.id = held.sold_to_id
      and not sold_to.account_key = any(list.keys)`.execute(tx)
  if (table === 'assigned_sold_to')
    await sql`
      insert into assigned_sold_to (person_id, sold_to_id)
      select distinct person.id, sold_to.id
      from jsonb_to_recordset(${given}::jsonb) as list (mail text, keys text[])
      join person on person.email = list.mail
      join sold_to on sold_to.account_key = any(list.keys)
      on conflict do nothing`.execute(tx)
  else {
    // A person has one default at most: the old one goes before the new one comes.
    await sql`
      update ${sql.table(table)} as held set is_default = false from person,
        jsonb_to_recordset(${given}::jsonb) as list (mail text)
      where person.email = list.mail and held.person_id = person.id and held.is_default`.execute(tx)
    await sql`
      insert into ${sql.table(table)} (person_id, sold_to_id, is_default, position)
      select person.id, account.id, coalesce(one.key = list.first, false), one.place - 1
      from jsonb_to_recordset(${given}::jsonb) as list (mail text, keys text[], first text)
      join person on person.email = list.mail
      cross join lateral unnest(list.keys) with ordinality as one (key, place)
      cross join lateral (
        select id from sold_to where account_key = one.key order by length(number) desc limit 1) as account
      on conflict (person_id, sold_to_id) do update set is_default = excluded.is_default, position = excluded.position`.execute(
      tx,
    )
  }
}

/** The accounts that people order for, and those that employees serve and have at hand. */
export const savePersonAccounts = async (tx: Tx, people: readonly PersonLine[]): Promise<void> => {
  await replaceHeld(
    tx,
    'person_sold_to',
    people.map(({ mail, accounts = [], defaultAccount }) => ({
      ...{ mail, keys: accounts },
      first: defaultAccount ?? (accounts.length === 1 ? accounts[0] : undefined),
    })),
  )
  // Nobody has at hand what they do not serve.
  await replaceHeld(
    tx,
    'assigned_sold_to',
    people.map(({ mail, servedAccounts = [], favouriteAccounts = [] }) => ({
      mail,
      keys: [...servedAccounts, ...favouriteAccounts],
    })),
  )
  await replaceHeld(
    tx,
    'favourite_sold_to',
    people.map(({ mail, favouriteAccounts = [] }) => ({ mail, keys: favouriteAccounts, first: favouriteAccounts[0] })),
  )
}
