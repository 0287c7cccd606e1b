import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    pageTranslation: { pageId: string; sourceId: string; hashes: Readonly<Record<string, string>> }
  }
}

/** By text: the hash of what it was translated from; none where another page was the source. */
export const findHashes = async (tx: Tx, pageId: string, sourceId: string): Promise<Readonly<Record<string, string>>> => {
  const row = await tx
    .selectFrom('pageTranslation')
    .select('hashes')
    .where('pageId', '=', pageId)
    .where('sourceId', '=', sourceId)
    .executeTakeFirst()
  return row?.hashes ?? {}
}

export const saveHashes = async (
  tx: Tx,
  pageId: string,
  sourceId: string,
  hashes: Readonly<Record<string, string>>,
): Promise<void> => {
  await sql`
    insert into page_translation (page_id, source_id, hashes) values (${pageId}, ${sourceId}, ${JSON.stringify(hashes)}::jsonb)
    on conflict (page_id) do update set source_id = excluded.source_id, hashes = excluded.hashes`.execute(tx)
}
