import { sql, type Generated } from 'kysely'
import { MOST_BOOKMARKS, type Bookmark, type BookmarkList } from '#foundation/favourites/bookmark.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockName } from '#platform/limits/named-lock.store.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    bookmark: Omit<Bookmark, 'id'> & {
      id: Generated<string>
      personId: string
      list: BookmarkList
      position: number
      createdAt: Date
    }
  }
}

/** A person's own, in their order. */
export const listBookmarks = (tx: Tx, personId: string, list: BookmarkList): Promise<Bookmark[]> =>
  tx
    .selectFrom('bookmark')
    .select(['id', 'kind', 'title', 'href'])
    .where('personId', '=', personId)
    .where('list', '=', list)
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

type NewBookmark = Omit<Bookmark, 'id'> & { readonly personId: string; readonly list: BookmarkList; readonly createdAt: Date }

/** At the end of the list; one that is there already stays where it is. Undefined when the list is full. */
export const saveBookmark = async (tx: Tx, bookmark: NewBookmark): Promise<Bookmark | undefined> => {
  const { personId, list, href, title } = bookmark
  // Two at once would both find room for one.
  await lockName(tx, 'bookmark', personId)
  const known = await listBookmarks(tx, personId, list)
  if (known.length >= MOST_BOOKMARKS && !known.some((one) => one.href === href)) return undefined
  return tx
    .insertInto('bookmark')
    .values({ ...bookmark, position: known.length })
    .onConflict((conflict) => conflict.columns(['tenant', 'personId', 'list', 'href'] as never).doUpdateSet({ title }))
    .returning(['id', 'kind', 'title', 'href'])
    .executeTakeFirstOrThrow()
}

/** False when this person has none of that id. */
export const deleteBookmark = async (tx: Tx, personId: string, list: BookmarkList, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('bookmark')
    .where('personId', '=', personId)
    .where('list', '=', list)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const savePositions = async (tx: Tx, personId: string, ids: readonly string[]): Promise<void> => {
  await sql`
    update bookmark set position = wanted.position
    from unnest(${[...ids]}::uuid[]) with ordinality wanted (id, position)
    where bookmark.id = wanted.id and person_id = ${personId}`.execute(tx)
}
