import { sql } from 'kysely'
import { readSynonyms, type Synonyms } from '#foundation/search-engine/query/parse-query.service.ts'
import type { IndexSnapshot } from '#foundation/search-engine/query/search-index.service.ts'
import type { DocumentSource } from '#foundation/search-engine/document-source.service.ts'
import type { BlobCache } from '#foundation/search-engine/segment/blob-cache.service.ts'
import { openSegments } from '#foundation/search-engine/segment/segment-reader.service.ts'
import type { Segment } from '#foundation/search-engine/segment/segment.store.ts'
import type { Tx } from '#platform/database/database.ts'

type Row = { readonly segments: readonly Segment[]; readonly synonyms: string; readonly hasPins: boolean }

/** They seldom change, and tokenizing them takes time. */
const parseSynonymsOnce = (cache: BlobCache, written: string): Synonyms => {
  const key = `synonyms ${written}`
  const known = cache.get(key)
  if (known) return known.value as Synonyms
  const synonyms = readSynonyms(JSON.parse(written) as string[][])
  cache.set(key, synonyms, key.length * 10)
  return synonyms
}

/** Everything that requests of a transaction need to start, in one database query. */
const openSnapshot = async (tx: Tx, sources: readonly DocumentSource[], cache: BlobCache): Promise<IndexSnapshot> => {
  const { rows } = await sql<Row>`select
    (select coalesce(json_agg(json_build_object('id', s.id, 'size', s.size, 'isIncremental', s.is_incremental, 'revision', s.revision) order by s.id), '[]')
      from search_segment s join search_index i on i.generation = s.generation) as segments,
    (select coalesce(json_agg(words), '[]')::text from search_synonym) as synonyms,
    exists (select from search_pin) as "hasPins"`.execute(tx)
  const { segments = [], synonyms = '[]', hasPins = false } = rows[0] ?? {}
  return { sources, segments: openSegments(tx, cache, segments), synonyms: parseSynonymsOnce(cache, synonyms), hasPins }
}

/** Searches of one transaction, such as those of a keystroke or of a page of results, see the same snapshot, until it proves to be old. */
export const createSnapshots = (sources: readonly DocumentSource[], cache: BlobCache) => {
  const opened = new WeakMap<Tx, Promise<IndexSnapshot>>()
  return (tx: Tx, isOld: boolean): Promise<IndexSnapshot> => {
    const known = isOld ? undefined : opened.get(tx)
    if (known) return known
    const opening = openSnapshot(tx, sources, cache)
    opened.set(tx, opening)
    // A transaction may go on after a failure that it takes back.
    opening.catch(() => opened.delete(tx))
    return opening
  }
}
