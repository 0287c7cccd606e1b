import { sql, type Generated } from 'kysely'
import type { Blob } from '#foundation/search-engine/segment/segment-writer.service.ts'
import { encodeArray } from '#platform/database/binary-array.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    searchIndex: { tenant: Generated<string>; generation: number; building: number | null }
    searchSegment: {
      id: Generated<number>
      generation: number
      isIncremental: boolean
      size: number
      deleted: Buffer | null
      revision: Generated<number>
    }
    searchBlob: { segmentId: number; name: string; data: Buffer }
  }
}

export type Segment = { readonly id: number; readonly size: number; readonly isIncremental: boolean; readonly revision: number }

/** Segments of the searched generation, in order of static rank. */
export const listSegments = (tx: Tx): Promise<Segment[]> =>
  tx
    .selectFrom('searchSegment')
    .innerJoin('searchIndex', 'searchIndex.generation', 'searchSegment.generation')
    .select(['searchSegment.id', 'size', 'isIncremental', 'revision'])
    .orderBy('searchSegment.id')
    .execute()

export type StoredBlob = { readonly segmentId: number; readonly name: string; readonly data: Buffer }

/** A listed segment was merged or replaced meanwhile. */
export class SegmentDeleted extends Error {
  override readonly name = 'SegmentDeleted'
}

/** All blobs of these names in these segments. */
export const readBlobs = async (tx: Tx, segmentIds: readonly number[], names: readonly string[]): Promise<StoredBlob[]> => {
  // A row for each segment even where it holds none of them: a segment without a row was deleted, and must not look empty.
  const { rows } = await sql<{ segmentId: number; name: string | null; data: Buffer | null }>`
    select s.id as "segmentId", b.name, b.data from search_segment s
    left join search_blob b on b.segment_id = s.id and b.name = any(${names}::text[])
    where s.id = any(${segmentIds}::integer[])`.execute(tx)
  if (new Set(rows.map(({ segmentId }) => segmentId)).size < segmentIds.length) throw new SegmentDeleted()
  return rows.flatMap(({ segmentId, name, data }) => (name !== null && data !== null ? [{ segmentId, name, data }] : []))
}

export type BlobName = Pick<StoredBlob, 'segmentId' | 'name'>

/** Each of these blobs, all of which must exist. */
export const readEachBlob = async (tx: Tx, requested: readonly BlobName[]): Promise<StoredBlob[]> => {
  const [ids, names] = [requested.map(({ segmentId }) => segmentId), requested.map(({ name }) => name)]
  const { rows } = await sql<StoredBlob>`select b.segment_id as "segmentId", b.name, b.data
    from unnest(${ids}::integer[], ${names}::text[]) as requested (id, name)
    join search_blob b on b.segment_id = requested.id and b.name = requested.name`.execute(tx)
  if (rows.length < requested.length) throw new SegmentDeleted()
  return rows
}

export const readDeleted = async (tx: Tx, segmentId: number): Promise<Buffer | undefined> => {
  const row = await tx.selectFrom('searchSegment').select('deleted').where('id', '=', segmentId).executeTakeFirst()
  if (!row) throw new SegmentDeleted()
  return row.deleted ?? undefined
}

export const writeDeleted = (tx: Tx, segmentId: number, deleted: Uint8Array): Promise<unknown> =>
  tx
    .updateTable('searchSegment')
    .set((eb) => ({ deleted: Buffer.from(deleted), revision: eb('revision', '+', 1) }))
    .where('id', '=', segmentId)
    .execute()

const BLOBS_AT_ONCE = 4000

export const insertSegment = async (
  tx: Tx,
  segment: { readonly generation: number; readonly size: number; readonly isIncremental: boolean },
  blobs: Iterable<Blob>,
): Promise<void> => {
  const { id } = await tx.insertInto('searchSegment').values(segment).returning('id').executeTakeFirstOrThrow()
  let [names, data]: [Uint8Array[], Uint8Array[]] = [[], []]
  const flush = async (): Promise<void> => {
    if (names.length === 0) return
    await sql`insert into search_blob (segment_id, name, data)
      select ${id}::integer, * from unnest(${encodeArray('text', names)}::text[], ${encodeArray('bytea', data)}::bytea[])`.execute(
      tx,
    )
    names = []
    data = []
  }
  for (const blob of blobs) {
    names.push(Buffer.from(blob.name))
    data.push(blob.data)
    if (names.length >= BLOBS_AT_ONCE) await flush()
  }
  await flush()
}

export const deleteSegments = (tx: Tx, ids: readonly number[]): Promise<unknown> =>
  ids.length === 0
    ? Promise.resolve()
    : tx
        .deleteFrom('searchSegment')
        .where('id', '=', sql<number>`any(${ids}::integer[])`)
        .execute()
