import { sql } from 'kysely'
import type { Tx } from '#server/database/database.ts'

export type Pin = { readonly query: string; readonly kind: string; readonly key: string }

/** All of them or those of one query, in their order. */
export const listPins = (tx: Tx, query?: string): Promise<Pin[]> =>
  tx
    .selectFrom('searchPin')
    .select(['query', 'kind', 'key'])
    .$if(query !== undefined, (pins) => pins.where('query', '=', query ?? ''))
    .orderBy('query')
    .orderBy('position')
    .execute()

export const countPinnedQueries = async (tx: Tx): Promise<number> => {
  const { count } = await tx
    .selectFrom('searchPin')
    .select(sql<number>`count(distinct query)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** What is first for a query from now on; nothing leaves it to the search. */
export const savePins = async (tx: Tx, query: string, documents: readonly Omit<Pin, 'query'>[]): Promise<void> => {
  await tx.deleteFrom('searchPin').where('query', '=', query).execute()
  if (documents.length > 0)
    await tx
      .insertInto('searchPin')
      .values(documents.map(({ kind, key }, position) => ({ query, position, kind, key })))
      .execute()
}
