import { sql } from 'kysely'
import type { Pin } from '#features/search-engine/query/pinned.ts'
import { nameQuery, readSynonyms, type Synonyms } from '#features/search-engine/query/query-groups.ts'
import type { IndexSnapshot } from '#features/search-engine/query/search-index.ts'
import type { DocumentSource } from '#features/search-engine/search-document.ts'
import type { BlobCache } from '#features/search-engine/segment/blob-cache.ts'
import { openSegments } from '#features/search-engine/segment/segment-reader.ts'
import type { Segment } from '#features/search-engine/segment/segment.store.ts'
import type { Tx } from '#server/database/database.ts'

declare module '#server/database/database.ts' {
  interface Tables {
    searchPin: { query: string; position: number; kind: string; key: string }
  }
}

type Row = { readonly segments: readonly Segment[]; readonly synonyms: string; readonly pins: readonly Pin[] }

/** They seldom change, and cutting them into words takes time. */
const keepSynonyms = (cache: BlobCache, written: string): Synonyms => {
  const key = `synonyms ${written}`
  const known = cache.get(key)
  if (known) return known.value as Synonyms
  const synonyms = readSynonyms(JSON.parse(written) as string[][])
  cache.set(key, synonyms, key.length * 10)
  return synonyms
}

/** What a question needs before it can be answered, in one question to the database. */
export const openSnapshot = async (
  tx: Tx,
  kinds: readonly DocumentSource[],
  cache: BlobCache,
  query: string,
): Promise<IndexSnapshot> => {
  const { rows } = await sql<Row>`select
    (select coalesce(json_agg(json_build_object('id', s.id, 'size', s.size, 'isFresh', s.is_fresh, 'revision', s.revision) order by s.id), '[]')
      from search_segment s join search_index i on i.generation = s.generation) as segments,
    (select coalesce(json_agg(words), '[]')::text from search_synonym) as synonyms,
    (select coalesce(json_agg(json_build_object('kind', kind, 'key', key) order by position), '[]')
      from search_pin where query = ${nameQuery(query)}) as pins`.execute(tx)
  const { segments = [], synonyms = '[]', pins = [] } = rows[0] ?? {}
  return { kinds, segments: openSegments(tx, cache, segments), synonyms: keepSynonyms(cache, synonyms), pins }
}
