import { sql, type Generated } from 'kysely'
import type { Blob } from '#features/search-engine/segment/segment-writer.ts'
import { encodeArray } from '#server/database/binary-array.ts'
import type { Tx } from '#server/database/database.ts'

declare module '#server/database/database.ts' {
  interface Tables {
    searchIndex: { tenant: Generated<string>; generation: number; building: number | null }
    searchSegment: {
      id: Generated<number>
      generation: number
      isFresh: boolean
      size: number
      dead: Buffer | null
      revision: Generated<number>
    }
    searchBlob: { segmentId: number; name: string; data: Buffer }
  }
}

export type Segment = { readonly id: number; readonly size: number; readonly isFresh: boolean; readonly revision: number }

/** What is searched now, in the order of its documents. */
export const listSegments = (tx: Tx): Promise<Segment[]> =>
  tx
    .selectFrom('searchSegment')
    .innerJoin('searchIndex', 'searchIndex.generation', 'searchSegment.generation')
    .select(['searchSegment.id', 'size', 'isFresh', 'revision'])
    .orderBy('searchSegment.id')
    .execute()

export type StoredBlob = { readonly segmentId: number; readonly name: string; readonly data: Buffer }

/** The index was put in order meanwhile: a segment that was listed is no more. */
export class SegmentGone extends Error {
  override readonly name = 'SegmentGone'
}

/** All these names of all these segments. */
export const readBlobs = async (tx: Tx, segmentIds: readonly number[], names: readonly string[]): Promise<StoredBlob[]> => {
  // A row for each segment even where it holds none of them: a segment without a row was deleted, and must not look empty.
  const { rows } = await sql<{ segmentId: number; name: string | null; data: Buffer | null }>`
    select s.id as "segmentId", b.name, b.data from search_segment s
    left join search_blob b on b.segment_id = s.id and b.name = any(${names}::text[])
    where s.id = any(${segmentIds}::integer[])`.execute(tx)
  if (new Set(rows.map(({ segmentId }) => segmentId)).size < segmentIds.length) throw new SegmentGone()
  return rows.flatMap(({ segmentId, name, data }) => (name !== null && data !== null ? [{ segmentId, name, data }] : []))
}

export type BlobName = Pick<StoredBlob, 'segmentId' | 'name'>

/** Each of these, all of which there must be. */
export const readEachBlob = async (tx: Tx, wanted: readonly BlobName[]): Promise<StoredBlob[]> => {
  const [ids, names] = [wanted.map(({ segmentId }) => segmentId), wanted.map(({ name }) => name)]
  const { rows } = await sql<StoredBlob>`select b.segment_id as "segmentId", b.name, b.data
    from unnest(${ids}::integer[], ${names}::text[]) as wanted (id, name)
    join search_blob b on b.segment_id = wanted.id and b.name = wanted.name`.execute(tx)
  if (rows.length < wanted.length) throw new SegmentGone()
  return rows
}

export const readDead = async (tx: Tx, segmentId: number): Promise<Buffer | undefined> => {
  const row = await tx.selectFrom('searchSegment').select('dead').where('id', '=', segmentId).executeTakeFirst()
  if (!row) throw new SegmentGone()
  return row.dead ?? undefined
}

export const writeDead = (tx: Tx, segmentId: number, dead: Uint8Array): Promise<unknown> =>
  tx
    .updateTable('searchSegment')
    .set((eb) => ({ dead: Buffer.from(dead), revision: eb('revision', '+', 1) }))
    .where('id', '=', segmentId)
    .execute()

const BLOBS_AT_ONCE = 4000

export const insertSegment = async (
  tx: Tx,
  segment: { readonly generation: number; readonly size: number; readonly isFresh: boolean },
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
