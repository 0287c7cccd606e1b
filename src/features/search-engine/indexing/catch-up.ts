import type { DocumentSource } from '#features/search-engine/search-document.ts'
import type { BlobCache } from '#features/search-engine/segment/blob-cache.ts'
import { keyBucket } from '#features/search-engine/segment/lexeme.rules.ts'
import {
  addPlace,
  allDocuments,
  hasPlace,
  isDense,
  unionInto,
  listPlaces,
  noDocuments,
  SEGMENT_SIZE,
} from '#features/search-engine/segment/posting.rules.ts'
import { openSegments, type Segments } from '#features/search-engine/segment/segment-reader.ts'
import { createSegmentWriter, writeVocabulary, type Blob } from '#features/search-engine/segment/segment-writer.ts'
import {
  deleteSegments,
  insertSegment,
  listSegments,
  writeDead,
  type Segment,
} from '#features/search-engine/segment/segment.store.ts'
import { lockIndex, takeChanges, type Change } from '#features/search-engine/indexing/change.store.ts'
import { createVocabularyWriter } from '#features/search-engine/words/vocabulary.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#server/database/database.ts'

const CHANGES_AT_ONCE = 2000
const MOST_FRESH = 8

/** Forgets where documents stood, so that they are found in one place only. */
const bury = async (tx: Tx, segments: Segments, changes: readonly Change[]): Promise<void> => {
  await segments.loadPostings([...new Set(changes.map(({ kind, key }) => keyBucket(kind, key)))])
  const changed = new Set(changes.map(({ kind, key }) => `${kind}:${key}`))
  for (const segment of segments.segments) {
    const candidates = noDocuments()
    for (const { kind, key } of changes) unionInto(candidates, segments.posting(segment, keyBucket(kind, key)))
    const places = listPlaces(candidates, SEGMENT_SIZE)
    const keys = await segments.loadKeys(places.map((place) => ({ segment, place })))
    const gone = places.filter((_, index) => changed.has(`${keys[index]?.kind}:${keys[index]?.key}`))
    const dead = (await segments.loadDead(segment))?.slice() ?? noDocuments()
    const fresh = gone.filter((place) => !hasPlace(dead, place))
    if (fresh.length === 0) continue
    for (const place of fresh) addPlace(dead, place)
    await writeDead(tx, segment.id, new Uint8Array(dead.buffer))
  }
}

/** The documents of some keys as segments behind the others. */
const writeFresh = async (
  tx: Tx,
  kinds: readonly DocumentSource[],
  generation: number,
  changes: readonly Change[],
): Promise<void> => {
  const vocabulary = createVocabularyWriter()
  let writer = createSegmentWriter(vocabulary)
  const flush = async (more: () => Iterable<Blob> = () => []): Promise<void> => {
    if (writer.size === 0) return
    await insertSegment(tx, { generation, size: writer.size, isFresh: true }, [...writer.finish(), ...more()])
    writer = createSegmentWriter(vocabulary)
  }
  for (const kind of kinds) {
    const keys = changes.filter((change) => change.kind === kind.name).map(({ key }) => key)
    for (let at = 0; at < keys.length; at += CHANGES_AT_ONCE)
      for (const document of await kind.read(tx, keys.slice(at, at + CHANGES_AT_ONCE))) {
        writer.add(kind.name, document)
        if (writer.isFull()) await flush()
      }
  }
  await flush(() => writeVocabulary(vocabulary))
}

const listLiving = async (segments: Segments, segment: Segment): Promise<Change[]> => {
  const dead = await segments.loadDead(segment)
  const places = listPlaces(allDocuments(segment.size), SEGMENT_SIZE).filter(
    (place) => !dead || !isDense(dead) || !hasPlace(dead, place),
  )
  return segments.loadKeys(places.map((place) => ({ segment, place })))
}

/** Many small segments are slow to ask: they become one. */
const mergeFresh = async (tx: Tx, kinds: readonly DocumentSource[], cache: BlobCache, generation: number): Promise<void> => {
  const segments = openSegments(tx, cache, await listSegments(tx))
  const fresh = segments.segments.filter(({ isFresh }) => isFresh)
  if (fresh.length <= MOST_FRESH) return
  const living: Change[] = []
  for (const segment of fresh) living.push(...(await listLiving(segments, segment)))
  await deleteSegments(
    tx,
    fresh.map(({ id }) => id),
  )
  await writeFresh(tx, kinds, generation, living)
}

/** Brings what changed into a tenant's index. Returns how many documents that were. */
export const catchUp = async (db: Db, tenant: TenantKey, kinds: readonly DocumentSource[], cache: BlobCache): Promise<number> => {
  let done = 0
  for (;;) {
    const taken = await withTenant(db, tenant, async (tx) => {
      const { generation, building } = await lockIndex(tx)
      const changes = await takeChanges(tx, building !== null, CHANGES_AT_ONCE)
      if (changes.length === 0) return 0
      await bury(tx, openSegments(tx, cache, await listSegments(tx)), changes)
      await writeFresh(tx, kinds, generation, changes)
      await mergeFresh(tx, kinds, cache, generation)
      return changes.length
    })
    done += taken
    if (taken < CHANGES_AT_ONCE) return done
  }
}
