import { sql, type Generated } from 'kysely'
import type { SynonymList } from '#foundation/search-engine/curation/curation.rules.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    searchSynonym: { id: Generated<string>; words: string[] }
  }
}

/** One change at a time: limits and positions of synonyms and pins are counted, then written. */
export const lockCuration = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('search curation ' || current_setting('app.tenant')))`.execute(tx)
}

export const listSynonyms = (tx: Tx): Promise<SynonymList[]> =>
  tx
    .selectFrom('searchSynonym')
    .select(['id', 'words'])
    .orderBy(sql`lower(words[1])`)
    .orderBy('id')
    .execute()

export const insertSynonyms = async (tx: Tx, words: readonly string[]): Promise<SynonymList> =>
  tx
    .insertInto('searchSynonym')
    .values({ words: [...words] })
    .returning(['id', 'words'])
    .executeTakeFirstOrThrow()

export const updateSynonyms = async (tx: Tx, { id, words }: SynonymList): Promise<void> => {
  await tx
    .updateTable('searchSynonym')
    .set({ words: [...words] })
    .where('id', '=', id)
    .execute()
}

export const deleteSynonyms = async (tx: Tx, id: string): Promise<SynonymList | undefined> =>
  tx.deleteFrom('searchSynonym').where('id', '=', id).returning(['id', 'words']).executeTakeFirst()
