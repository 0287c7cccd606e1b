import type { DocumentSource } from '#foundation/search-engine/document-source.service.ts'
import type { BlobCache } from '#foundation/search-engine/segment/blob-cache.service.ts'
import { keyBucket } from '#foundation/search-engine/segment/blob-names.rules.ts'
import {
  addDoc,
  allDocuments,
  hasDoc,
  isDense,
  unionInto,
  listDocIds,
  noDocuments,
  SEGMENT_SIZE,
} from '#foundation/search-engine/segment/document-set.rules.ts'
import { openSegments, type Segments } from '#foundation/search-engine/segment/segment-reader.service.ts'
import { createSegmentWriter, writeVocabulary, type Blob } from '#foundation/search-engine/segment/segment-writer.service.ts'
import {
  deleteSegments,
  insertSegment,
  listSegments,
  writeDeleted,
  type Segment,
} from '#foundation/search-engine/segment/segment.store.ts'
import { chooseMerged } from '#foundation/search-engine/indexing/merge.rules.ts'
import { lockIndex, takeChanges, type Change } from '#foundation/search-engine/indexing/change.store.ts'
import { createVocabularyWriter } from '#foundation/search-engine/analysis/vocabulary.rules.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#platform/database/database.ts'

const CHANGES_AT_ONCE = 2000

/** Marks older versions of changed documents as deleted, so that each document is found once. */
const markDeleted = async (tx: Tx, segments: Segments, changes: readonly Change[]): Promise<void> => {
  await segments.loadPostings([...new Set(changes.map(({ kind, key }) => keyBucket(kind, key)))])
  const changed = new Set(changes.map(({ kind, key }) => `${kind}:${key}`))
  for (const segment of segments.segments) {
    const candidates = noDocuments()
    for (const { kind, key } of changes) unionInto(candidates, segments.posting(segment, keyBucket(kind, key)))
    const docIds = listDocIds(candidates, SEGMENT_SIZE)
    const keys = await segments.loadKeys(docIds.map((docId) => ({ segment, docId })))
    const outdated = docIds.filter((_, index) => changed.has(`${keys[index]?.kind}:${keys[index]?.key}`))
    const deleted = (await segments.loadDeleted(segment))?.slice() ?? noDocuments()
    const newlyDeleted = outdated.filter((docId) => !hasDoc(deleted, docId))
    if (newlyDeleted.length === 0) continue
    for (const docId of newlyDeleted) addDoc(deleted, docId)
    await writeDeleted(tx, segment.id, new Uint8Array(deleted.buffer))
  }
}

/** Writes the current versions of some documents as new small segments. */
const writeSegments = async (
  tx: Tx,
  sources: readonly DocumentSource[],
  generation: number,
  changes: readonly Change[],
): Promise<void> => {
  const vocabulary = createVocabularyWriter()
  let writer = createSegmentWriter(vocabulary)
  const flush = async (more: () => Iterable<Blob> = () => []): Promise<void> => {
    if (writer.size === 0) return
    await insertSegment(tx, { generation, size: writer.size, isIncremental: true }, [...writer.finish(), ...more()])
    writer = createSegmentWriter(vocabulary)
  }
  for (const source of sources) {
    const keys = changes.filter((change) => change.kind === source.name).map(({ key }) => key)
    for (let at = 0; at < keys.length; at += CHANGES_AT_ONCE)
      for (const document of await source.read(tx, keys.slice(at, at + CHANGES_AT_ONCE))) {
        writer.add(source.name, document)
        if (writer.isFull()) await flush()
      }
  }
  await flush(() => writeVocabulary(vocabulary))
}

const listLiveDocuments = async (segments: Segments, segment: Segment): Promise<Change[]> => {
  const deleted = await segments.loadDeleted(segment)
  const docIds = listDocIds(allDocuments(segment.size), SEGMENT_SIZE).filter(
    (docId) => !deleted || !isDense(deleted) || !hasDoc(deleted, docId),
  )
  return segments.loadKeys(docIds.map((docId) => ({ segment, docId })))
}

/** Merges small segments, since each one adds cost to every query. */
const mergeSmallSegments = async (
  tx: Tx,
  sources: readonly DocumentSource[],
  cache: BlobCache,
  generation: number,
): Promise<void> => {
  const segments = openSegments(tx, cache, await listSegments(tx))
  const small = chooseMerged(segments.segments)
  if (small.length === 0) return
  const live: Change[] = []
  for (const segment of small) live.push(...(await listLiveDocuments(segments, segment)))
  await deleteSegments(
    tx,
    small.map(({ id }) => id),
  )
  await writeSegments(tx, sources, generation, live)
}

/** Indexes recorded changes of a tenant, some at a time until all are done or it is told to stop. Returns how many documents that were. */
export const applyChanges = async (
  db: Db,
  tenant: TenantKey,
  {
    sources,
    cache,
    signal,
  }: { readonly sources: readonly DocumentSource[]; readonly cache: BlobCache; readonly signal?: AbortSignal | undefined },
): Promise<number> => {
  let done = 0
  for (;;) {
    if (signal?.aborted) return done
    const taken = await withTenant(db, tenant, async (tx) => {
      const { generation, building } = await lockIndex(tx)
      const changes = await takeChanges(tx, building !== null, CHANGES_AT_ONCE)
      if (changes.length === 0) return 0
      await markDeleted(tx, openSegments(tx, cache, await listSegments(tx)), changes)
      await writeSegments(tx, sources, generation, changes)
      await mergeSmallSegments(tx, sources, cache, generation)
      return changes.length
    })
    done += taken
    if (taken < CHANGES_AT_ONCE) return done
  }
}
