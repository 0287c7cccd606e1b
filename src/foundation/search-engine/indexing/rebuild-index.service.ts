import type { DocumentSource } from '#foundation/search-engine/document-source.service.ts'
import {
  createSegmentWriter,
  writeVocabulary,
  type Blob,
  type SegmentWriter,
} from '#foundation/search-engine/segment/segment-writer.service.ts'
import { insertSegment } from '#foundation/search-engine/segment/segment.store.ts'
import {
  clearReplay,
  deleteOtherGenerations,
  lockIndex,
  replayChanges,
  saveIndex,
} from '#foundation/search-engine/indexing/change.store.ts'
import { createVocabularyWriter } from '#foundation/search-engine/analysis/vocabulary.rules.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#platform/database/database.ts'

const NEVER = -1

const begin = async (tx: Tx): Promise<number> => {
  const { generation, building } = await lockIndex(tx)
  const next = Math.max(generation, building ?? NEVER) + 1
  await saveIndex(tx, { generation, building: next })
  await deleteOtherGenerations(tx, [generation])
  await clearReplay(tx)
  return next
}

/** Makes the new generation the searched one, unless a later rebuild has begun. */
const swap = async (tx: Tx, built: number): Promise<boolean> => {
  const { building } = await lockIndex(tx)
  if (building !== built) return false
  await saveIndex(tx, { generation: built, building: null })
  await replayChanges(tx)
  return true
}

/** Builds a tenant's index from scratch beside the one that is searched, then swaps. Returns how many documents it holds. */
export const rebuildIndex = async (db: Db, tenant: TenantKey, sources: readonly DocumentSource[]): Promise<number> => {
  const inTenant = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(db, tenant, work)
  const generation = await inTenant(begin)
  const vocabulary = createVocabularyWriter()
  let writer = createSegmentWriter(vocabulary)
  let documents = 0
  let writing: Promise<unknown> = Promise.resolve()

  /** The next documents are read while these are written. */
  const flush = async (full: SegmentWriter, more: () => Iterable<Blob> = () => []): Promise<void> => {
    await writing
    documents += full.size
    function* blobs(): Generator<Blob> {
      yield* full.finish()
      // The vocabulary is complete only after the segment's own words.
      yield* more()
    }
    writing = inTenant((tx) => insertSegment(tx, { generation, size: full.size, isIncremental: false }, blobs()))
    // Reported where it is awaited; without a handler the process would end.
    writing.catch(() => {})
  }

  await inTenant(async (tx) => {
    for (const source of sources)
      for await (const batch of source.list(tx))
        for (const document of batch) {
          writer.add(source.name, document)
          if (!writer.isFull()) continue
          const full = writer
          writer = createSegmentWriter(vocabulary)
          await flush(full)
        }
  }).finally(() => writing)
  await flush(writer, () => writeVocabulary(vocabulary))
  await writing
  const isLive = await inTenant((tx) => swap(tx, generation))
  if (isLive) await inTenant((tx) => deleteOtherGenerations(tx, [generation, generation + 1]))
  return documents
}
