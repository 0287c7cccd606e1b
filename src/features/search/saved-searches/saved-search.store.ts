import { sql, type ColumnType, type Generated } from 'kysely'
import { MOST_SAVED, type NewSavedSearch, type SavedSearch } from '#features/search/saved-searches/saved-search.schema.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockName } from '#platform/limits/named-lock.store.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    savedSearch: {
      id: Generated<string>
      personId: string
      name: string
      query: string
      type: string | null
      filters: ColumnType<SavedSearch['filters'], string, string>
      sort: SavedSearch['sort']
      createdAt: Date
    }
  }
}

const COLUMNS = ['id', 'name', 'query', 'type', 'filters', 'sort', 'createdAt'] as const

type Row = Omit<SavedSearch, 'type' | 'createdAt'> & { readonly type: string | null; readonly createdAt: Date }
const toSavedSearch = ({ type, createdAt, ...row }: Row): SavedSearch => ({
  ...row,
  ...(type !== null && { type: type as NonNullable<SavedSearch['type']> }),
  createdAt: createdAt.toISOString(),
})

/** A person's own, the newest first. */
export const listSavedSearches = async (tx: Tx, personId: string): Promise<SavedSearch[]> => {
  const rows = await tx
    .selectFrom('savedSearch')
    .select(COLUMNS)
    .where('personId', '=', personId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toSavedSearch)
}

/** Undefined when the person has as many as there may be. */
export const insertSavedSearch = async (
  tx: Tx,
  personId: string,
  { filters, type, ...search }: NewSavedSearch,
  now: Date,
): Promise<SavedSearch | undefined> => {
  // Two at once would both find room for one.
  await lockName(tx, 'saved-search', personId)
  const { count } = await tx
    .selectFrom('savedSearch')
    .select(sql<string>`count(*)`.as('count'))
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_SAVED) return undefined
  const row = await tx
    .insertInto('savedSearch')
    .values({ ...search, personId, type: type ?? null, filters: JSON.stringify(filters), createdAt: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return toSavedSearch(row)
}

/** False when this person has no such search. */
export const deleteSavedSearch = async (tx: Tx, personId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('savedSearch')
    .where('personId', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
