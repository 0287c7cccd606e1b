import { sql } from 'kysely'
import type { Pin, QueryPin } from '#foundation/search-engine/curation/curation.rules.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    searchPin: { query: string; position: number; kind: string; key: string }
  }
}

/** All pins or those of one query, in their order. */
export const listPins = (tx: Tx, query?: string): Promise<QueryPin[]> =>
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

/** Replaces the pins of a query; an empty list removes them. */
export const savePins = async (tx: Tx, query: string, documents: readonly Pin[]): Promise<void> => {
  await tx.deleteFrom('searchPin').where('query', '=', query).execute()
  if (documents.length > 0)
    await tx
      .insertInto('searchPin')
      .values(documents.map(({ kind, key }, position) => ({ query, position, kind, key })))
      .execute()
}
