import { sql } from 'kysely'
import type { Pin } from '#foundation/search-engine/curation/curation.rules.ts'
import { normalizeQuery } from '#foundation/search-engine/analysis/fold.rules.ts'
import { readSynonyms, type Synonyms } from '#foundation/search-engine/query/parse-query.service.ts'
import type { IndexSnapshot } from '#foundation/search-engine/query/search-index.service.ts'
import type { DocumentSource } from '#foundation/search-engine/document-source.service.ts'
import type { BlobCache } from '#foundation/search-engine/segment/blob-cache.service.ts'
import { openSegments } from '#foundation/search-engine/segment/segment-reader.service.ts'
import type { Segment } from '#foundation/search-engine/segment/segment.store.ts'
import type { Tx } from '#platform/database/database.ts'

type Row = { readonly segments: readonly Segment[]; readonly synonyms: string; readonly pins: readonly Pin[] }

/** They seldom change, and tokenizing them takes time. */
const parseSynonymsOnce = (cache: BlobCache, written: string): Synonyms => {
  const key = `synonyms ${written}`
  const known = cache.get(key)
  if (known) return known.value as Synonyms
  const synonyms = readSynonyms(JSON.parse(written) as string[][])
  cache.set(key, synonyms, key.length * 10)
  return synonyms
}

/** Everything a request needs to start, in one database query. */
export const openSnapshot = async (
  tx: Tx,
  sources: readonly DocumentSource[],
  cache: BlobCache,
  query: string,
): Promise<IndexSnapshot> => {
  const { rows } = await sql<Row>`select
    (select coalesce(json_agg(json_build_object('id', s.id, 'size', s.size, 'isIncremental', s.is_incremental, 'revision', s.revision) order by s.id), '[]')
      from search_segment s join search_index i on i.generation = s.generation) as segments,
    (select coalesce(json_agg(words), '[]')::text from search_synonym) as synonyms,
    (select coalesce(json_agg(json_build_object('kind', kind, 'key', key) order by position), '[]')
      from search_pin where query = ${normalizeQuery(query)}) as pins`.execute(tx)
  const { segments = [], synonyms = '[]', pins = [] } = rows[0] ?? {}
  return { sources, segments: openSegments(tx, cache, segments), synonyms: parseSynonymsOnce(cache, synonyms), pins }
}
