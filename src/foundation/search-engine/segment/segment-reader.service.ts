import { hash } from 'node:crypto'
import { ENTRY_BYTES, openBlobs } from '#foundation/search-engine/segment/blob-loader.service.ts'
import type { BlobCache } from '#foundation/search-engine/segment/blob-cache.service.ts'
import {
  fieldValuesName,
  numericColumnName,
  keyChunk,
  KEYS_IN_CHUNK,
  PART_NUMBER_COLUMN,
  textChunk,
  textOrdinalsName,
  TEXTS_IN_CHUNK,
  vocabularyName,
} from '#foundation/search-engine/segment/blob-names.rules.ts'
import { openPartNumbers, type PartNumberIndex } from '#foundation/search-engine/segment/part-number-index.rules.ts'
import type { DocumentSet, PostingList } from '#foundation/search-engine/segment/document-set.rules.ts'
import { decodePostingList } from '#foundation/search-engine/segment/posting.rules.ts'
import {
  readBlobs,
  readDeleted,
  readEachBlob,
  type BlobName,
  type Segment,
} from '#foundation/search-engine/segment/segment.store.ts'
import { readVocabulary, type Vocabulary } from '#foundation/search-engine/analysis/vocabulary.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

/** Key of a document: its source and its key there. */
export type DocumentKey = { readonly kind: string; readonly key: string }

const EMPTY_LIST: PostingList = new Uint16Array()
const NO_NUMBERS = openPartNumbers(Buffer.alloc(0), 0)

/** Reads the segments of a tenant within one transaction, through the process's cache. */
export const openSegments = (tx: Tx, cache: BlobCache, segments: readonly Segment[]) => {
  const ids = segments.map(({ id }) => id)
  const state = segments.map(({ id, revision }) => `${id}.${revision}`).join()

  const { loaded, loadedBlob, isLoaded, store, load, loadPostings } = openBlobs(tx, cache)

  return {
    segments,
    size: segments.reduce((sum, segment) => sum + segment.size, 0),
    /** Identifies the segments and their deletions: a cache key. */
    state,
    /** Of all segments, or of one. */
    loadPostings: (names: readonly string[], of?: Segment): Promise<void> => loadPostings(names, of ? [of.id] : ids),
    /** A loaded posting list. */
    posting: ({ id }: Segment, name: string): PostingList => (loadedBlob(id, name) as PostingList | undefined) ?? EMPTY_LIST,
    loadNumericColumns: (fields: readonly string[]): Promise<void> =>
      load(
        fields.map(numericColumnName),
        ids,
        (data) => new Float64Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.length)),
      ),
    numericColumn: ({ id }: Segment, field: string): Float64Array | undefined =>
      loadedBlob(id, numericColumnName(field)) as Float64Array | undefined,
    loadTextOrdinals: (fields: readonly string[]): Promise<void> =>
      load(
        fields.map(textOrdinalsName),
        ids,
        (data) => new Uint32Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.length)),
      ),
    /** Loaded ordinals: see `chooseOrdinals`. */
    textOrdinals: ({ id }: Segment, field: string): Uint32Array | undefined =>
      loadedBlob(id, textOrdinalsName(field)) as Uint32Array | undefined,
    /** The texts of some ordinals. */
    readTexts: async (
      { id }: Segment,
      field: string,
      ranks: readonly (number | undefined)[],
    ): Promise<(string | undefined)[]> => {
      const chunkOf = (rank: number): number => Math.floor((rank - 1) / TEXTS_IN_CHUNK)
      const chunks = [...new Set(ranks.filter((rank) => rank !== undefined).map(chunkOf))]
      const names = chunks.map((chunk) => textChunk(field, chunk))
      await load(names, [id], (data) => JSON.parse(data.toString()) as string[])
      const texts = new Map(chunks.map((chunk, at) => [chunk, loadedBlob(id, names[at] ?? '') as string[] | undefined]))
      return ranks.map((rank) => (rank === undefined ? undefined : texts.get(chunkOf(rank))?.[(rank - 1) % TEXTS_IN_CHUNK]))
    },
    /** By segment: the distinct values of a field. */
    loadValues: async (field: string): Promise<(readonly string[])[]> => {
      await load([fieldValuesName(field)], ids, (data) => JSON.parse(data.toString()) as string[])
      return ids.map((id) => (loadedBlob(id, fieldValuesName(field)) as string[] | undefined) ?? [])
    },
    /** Keys of documents in any segments, in one database query. */
    loadKeys: async (docs: readonly { segment: Segment; docId: number }[]): Promise<DocumentKey[]> => {
      const nameOf = (docId: number): string => keyChunk(Math.floor(docId / KEYS_IN_CHUNK))
      const missing = new Map<string, BlobName>()
      for (const { segment, docId } of docs) {
        const name = nameOf(docId)
        const key = `${segment.id}/${name}`
        if (!isLoaded(key)) missing.set(key, { segmentId: segment.id, name })
      }
      if (missing.size > 0)
        for (const { segmentId, name, data } of await readEachBlob(tx, [...missing.values()]))
          store(`${segmentId}/${name}`, JSON.parse(data.toString()), data.length)
      return docs.map(({ segment, docId }) => {
        const chunk = loadedBlob(segment.id, nameOf(docId)) as string[][] | undefined
        const [kind = '', key = ''] = chunk?.[docId % KEYS_IN_CHUNK] ?? []
        return { kind, key }
      })
    },
    /** Loads the part number indexes; built once a process, one segment at a time. */
    loadPartNumbers: async (): Promise<void> => {
      for (const { id, size } of segments) {
        const key = `${id}/${PART_NUMBER_COLUMN}`
        if (isLoaded(key)) continue
        const [stored] = await readBlobs(tx, [id], [PART_NUMBER_COLUMN])
        // Another request may have loaded it meanwhile.
        if (isLoaded(key)) continue
        const numbers = stored && openPartNumbers(stored.data, size)
        store(key, numbers, numbers?.byteLength ?? 0)
      }
    },
    /** A loaded part number index. */
    numbers: ({ id }: Segment): PartNumberIndex =>
      (loadedBlob(id, PART_NUMBER_COLUMN) as PartNumberIndex | undefined) ?? NO_NUMBERS,
    loadDeleted: async ({ id, revision }: Segment): Promise<DocumentSet | undefined> => {
      if (revision === 0) return undefined
      const key = `${id}/deleted ${revision}`
      const known = cache.get(key)
      if (known) return known.value as DocumentSet
      const stored = await readDeleted(tx, id)
      const deleted = stored && (decodePostingList(stored) as DocumentSet)
      cache.set(key, deleted, ENTRY_BYTES + (stored?.length ?? 0))
      return deleted
    },
    /** Computes something at most once a request. */
    once: <T>({ id }: Segment, name: string, make: () => T): T => {
      const key = `${id}/once ${name}`
      if (!loaded.has(key)) loaded.set(key, make())
      return loaded.get(key) as T
    },
    /** Cached results for one segment, which never changes. */
    recall: ({ id }: Segment, name: string): unknown => cache.get(`${id}/made ${name}`)?.value,
    retain: ({ id }: Segment, name: string, made: unknown, bytes: number): void =>
      cache.set(`${id}/made ${name}`, made, ENTRY_BYTES + name.length * 2 + bytes),
    /** Caches a result for the current state of all segments. */
    keep: async <T>(name: string, sizeOf: (made: T) => number, make: () => Promise<T>): Promise<T> => {
      const key = `${state}/${hash('sha1', name)}`
      const known = cache.get(key)
      if (known) return known.value as T
      const made = await make()
      cache.set(key, made, ENTRY_BYTES + sizeOf(made))
      return made
    },
    loadVocabulary: async (language: Language): Promise<Vocabulary> => {
      const key = `${ids.join()}/${vocabularyName(language)}`
      const known = cache.get(key)
      if (known) return known.value as Vocabulary
      const blobs = (await readBlobs(tx, ids, [vocabularyName(language)])).map(({ data }) => data)
      const vocabulary = readVocabulary(blobs)
      cache.set(
        key,
        vocabulary,
        blobs.reduce((sum, blob) => sum + blob.length * 4, ENTRY_BYTES),
      )
      return vocabulary
    },
  }
}
export type Segments = ReturnType<typeof openSegments>
