import { sql, type Generated } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    savedList: { id: Generated<string>; personId: string; name: string | null; isShared: Generated<boolean>; changedAt: Date }
    savedListItem: { listId: string; sku: string; quantity: Generated<number>; note: Generated<string> }
  }
}

/** Who looks; without a company there is nobody to share with. */
export type Reader = { readonly personId: string; readonly companyId: string | null }

export type ListRow = {
  readonly id: string
  readonly name: string | null
  readonly isShared: boolean
  readonly isOwn: boolean
  readonly owner: string
  readonly count: number
  readonly changedAt: Date
}

/** One's own, and what colleagues share: the owner's company of now decides, not that of then [T-83]. */
const selectLists = ({ personId, companyId }: Reader) => sql`
  select list.id, list.name, list.is_shared, list.person_id = ${personId}::uuid as is_own, list.changed_at,
    concat_ws(' ', owner.given_name, owner.family_name) as owner,
    (select count(*)::integer from saved_list_item as item where item.list_id = list.id) as count
  from saved_list as list join person as owner on owner.id = list.person_id
  where (list.person_id = ${personId}::uuid
    or (list.is_shared and list.name is not null and owner.company_id = ${companyId}::uuid))`

const MOST_SHOWN = 500

export const listVisible = async (tx: Tx, reader: Reader): Promise<ListRow[]> =>
  (
    await sql<ListRow>`${selectLists(reader)} and list.name is not null order by lower(list.name), list.id limit ${MOST_SHOWN}`.execute(
      tx,
    )
  ).rows

export const findVisible = async (tx: Tx, reader: Reader, id: string): Promise<ListRow | undefined> =>
  (await sql<ListRow>`${selectLists(reader)} and list.id = ${id}::uuid`.execute(tx)).rows[0]

/** Held until the transaction ends; somebody else's does not exist. */
export const lockOwn = (tx: Tx, personId: string, id: string) =>
  tx
    .selectFrom('savedList')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('personId', '=', personId)
    .forUpdate()
    .executeTakeFirst()

export const findSaved = async (tx: Tx, personId: string): Promise<string | undefined> =>
  (await tx.selectFrom('savedList').select('id').where('personId', '=', personId).where('name', 'is', null).executeTakeFirst())
    ?.id

/** Everybody has one, made when it is first needed. */
export const openSaved = async (tx: Tx, personId: string, now: Date): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into saved_list (person_id, changed_at) values (${personId}, ${now})
    on conflict (person_id) where name is null do update set changed_at = excluded.changed_at returning id`.execute(tx)
  const [list] = rows
  if (!list) throw new Error('the saved items were neither made nor found')
  return list.id
}

export const countOwn = async (tx: Tx, personId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('savedList')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow()
  return count
}

export type NewList = { readonly personId: string; readonly name: string; readonly isShared: boolean; readonly changedAt: Date }

export const insertList = async (tx: Tx, list: NewList): Promise<string> =>
  (await tx.insertInto('savedList').values(list).returning('id').executeTakeFirstOrThrow()).id

export type ListChange = { readonly name?: string | undefined; readonly isShared?: boolean | undefined }

export const updateList = async (tx: Tx, id: string, change: ListChange, changedAt: Date): Promise<void> => {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  await tx
    .updateTable('savedList')
    .set({ ...given, changedAt })
    .where('id', '=', id)
    .execute()
}

export const dropList = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('savedList').where('id', '=', id).execute()
}

export type ItemRow = { readonly sku: string; readonly quantity: number; readonly note: string }

/** In the order in which they came. */
export const listItems = async (tx: Tx, listId: string): Promise<ItemRow[]> =>
  (await sql<ItemRow>`select sku, quantity, note from saved_list_item where list_id = ${listId}::uuid order by place`.execute(tx))
    .rows

/** Any number in one statement; returns how many there are now. */
export const saveItems = async (tx: Tx, listId: string, items: readonly ItemRow[]): Promise<number> => {
  const merged = [...new Map(items.map((item) => [item.sku, item])).values()]
  await sql`
    insert into saved_list_item (list_id, sku, quantity, note)
    select ${listId}::uuid, sku, quantity, note
    from unnest(${merged.map(({ sku }) => sku)}::text[], ${merged.map(({ quantity }) => quantity)}::integer[],
      ${merged.map(({ note }) => note)}::text[]) with ordinality as given (sku, quantity, note, at) order by at
    on conflict (list_id, sku) do update set quantity = excluded.quantity, note = excluded.note`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from saved_list_item where list_id = ${listId}::uuid`.execute(tx)
  return rows[0]?.count ?? 0
}

export const removeItem = async (tx: Tx, listId: string, sku: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('savedListItem')
    .where('listId', '=', listId)
    .where('sku', '=', sku)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
