import { hash } from 'node:crypto'
import { mayHold, printText, type BitFilter, type Print } from '#features/search-engine/segment/bit-filter.ts'
import type { BlobCache } from '#features/search-engine/segment/blob-cache.ts'
import {
  fieldValues,
  figureColumn,
  keyChunk,
  KEYS_IN_CHUNK,
  NAME_FILTER,
  NUMBER_COLUMN,
  textChunk,
  textOrder,
  TEXTS_IN_CHUNK,
  vocabularyOf,
} from '#features/search-engine/segment/lexeme.rules.ts'
import { openNumbers, type SegmentNumbers } from '#features/search-engine/segment/segment-numbers.ts'
import { unpackPlaces, type DocumentSet, type Posting } from '#features/search-engine/segment/posting.rules.ts'
import { readBlobs, readDead, readEachBlob, type BlobName, type Segment } from '#features/search-engine/segment/segment.store.ts'
import { readVocabulary, type Vocabulary } from '#features/search-engine/words/vocabulary.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#server/database/database.ts'

/** Which document stands in a place. */
export type DocumentKey = { readonly kind: string; readonly key: string }

const OVERHEAD = 150
const readFilter = (data: Buffer): BitFilter => new Uint32Array(new Uint8Array(data).buffer)
const NOTHING: Posting = new Uint16Array()
const NO_NUMBERS = openNumbers(Buffer.alloc(0), 0)

/** The index of a tenant as one transaction sees it. */
export const openSegments = (tx: Tx, cache: BlobCache, segments: readonly Segment[]) => {
  const ids = segments.map(({ id }) => id)
  const state = segments.map(({ id, revision }) => `${id}.${revision}`).join()

  /** What this transaction has asked for: it stays, whatever the cache makes room for. */
  const held = new Map<string, unknown>()

  /** Whether it need not be read; what the cache has is held from now on. */
  const isHeld = (key: string): boolean => {
    if (held.has(key)) return true
    const known = cache.get(key)
    if (known) held.set(key, known.value)
    return known !== undefined
  }
  const hold = (key: string, value: unknown, bytes: number): void => {
    held.set(key, value)
    cache.set(key, value, OVERHEAD + key.length * 2 + bytes)
  }

  /** Of all these names in all these segments, reads what is not kept yet, in one question. */
  const load = async (names: readonly string[], of: readonly number[], decode: (data: Buffer) => unknown): Promise<void> => {
    const missing = new Set<string>()
    const asked = new Set<number>()
    for (const name of names)
      for (const id of of) {
        if (isHeld(`${id}/${name}`)) continue
        missing.add(name)
        asked.add(id)
      }
    if (missing.size === 0) return
    const found = new Map<string, Buffer>()
    for (const { segmentId, name, data } of await readBlobs(tx, [...asked], [...missing])) found.set(`${segmentId}/${name}`, data)
    for (const name of missing)
      for (const id of asked) {
        const data = found.get(`${id}/${name}`)
        hold(`${id}/${name}`, data && decode(data), data?.length ?? 0)
      }
  }
  const kept = (id: number, name: string): unknown => held.get(`${id}/${name}`)

  /** Most words that people write stand in no segment, or in few: the filter of each says so without a question. */
  const loadPostings = async (names: readonly string[], of: readonly number[]): Promise<void> => {
    await load([NAME_FILTER], of, readFilter)
    const prints = new Map<string, Print>()
    for (const name of names)
      for (const id of of) {
        const filter = kept(id, NAME_FILTER) as BitFilter | undefined
        if (!filter || isHeld(`${id}/${name}`)) continue
        let print = prints.get(name)
        if (!print) prints.set(name, (print = printText(name)))
        if (!mayHold(filter, print)) held.set(`${id}/${name}`, undefined)
      }
    await load(names, of, unpackPlaces)
  }

  return {
    segments,
    size: segments.reduce((sum, segment) => sum + segment.size, 0),
    /** All segments with what changed in them: other ones, other state. */
    state,
    /** Of all segments, unless of one. */
    loadPostings: (names: readonly string[], of?: Segment): Promise<void> => loadPostings(names, of ? [of.id] : ids),
    /** Of postings that were loaded. */
    posting: ({ id }: Segment, name: string): Posting => (kept(id, name) as Posting | undefined) ?? NOTHING,
    loadFigures: (fields: readonly string[]): Promise<void> =>
      load(
        fields.map(figureColumn),
        ids,
        (data) => new Float64Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.length)),
      ),
    figures: ({ id }: Segment, field: string): Float64Array | undefined =>
      kept(id, figureColumn(field)) as Float64Array | undefined,
    loadOrders: (fields: readonly string[]): Promise<void> =>
      load(
        fields.map(textOrder),
        ids,
        (data) => new Uint32Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.length)),
      ),
    /** Of orders that were loaded: see `chooseColumn`. */
    order: ({ id }: Segment, field: string): Uint32Array | undefined => kept(id, textOrder(field)) as Uint32Array | undefined,
    /** The texts that have some ranks in the order of a field. */
    readTexts: async (
      { id }: Segment,
      field: string,
      ranks: readonly (number | undefined)[],
    ): Promise<(string | undefined)[]> => {
      const chunkOf = (rank: number): number => Math.floor((rank - 1) / TEXTS_IN_CHUNK)
      const chunks = [...new Set(ranks.filter((rank) => rank !== undefined).map(chunkOf))]
      const names = chunks.map((chunk) => textChunk(field, chunk))
      await load(names, [id], (data) => JSON.parse(data.toString()) as string[])
      const texts = new Map(chunks.map((chunk, at) => [chunk, kept(id, names[at] ?? '') as string[] | undefined]))
      return ranks.map((rank) => (rank === undefined ? undefined : texts.get(chunkOf(rank))?.[(rank - 1) % TEXTS_IN_CHUNK]))
    },
    /** By segment: every value that its documents have in a field. */
    loadValues: async (field: string): Promise<(readonly string[])[]> => {
      await load([fieldValues(field)], ids, (data) => JSON.parse(data.toString()) as string[])
      return ids.map((id) => (kept(id, fieldValues(field)) as string[] | undefined) ?? [])
    },
    /** Which documents stand in some places, of whatever segments, in one question. */
    loadKeys: async (places: readonly { segment: Segment; place: number }[]): Promise<DocumentKey[]> => {
      const nameOf = (place: number): string => keyChunk(Math.floor(place / KEYS_IN_CHUNK))
      const missing = new Map<string, BlobName>()
      for (const { segment, place } of places) {
        const name = nameOf(place)
        const key = `${segment.id}/${name}`
        if (!isHeld(key)) missing.set(key, { segmentId: segment.id, name })
      }
      if (missing.size > 0)
        for (const { segmentId, name, data } of await readEachBlob(tx, [...missing.values()]))
          hold(`${segmentId}/${name}`, JSON.parse(data.toString()), data.length)
      return places.map(({ segment, place }) => {
        const chunk = kept(segment.id, nameOf(place)) as string[][] | undefined
        const [kind = '', key = ''] = chunk?.[place % KEYS_IN_CHUNK] ?? []
        return { kind, key }
      })
    },
    /** The numbers by which documents are known; made ready once a process, one segment at a time. */
    loadNumbers: async (): Promise<void> => {
      for (const { id, size } of segments) {
        const key = `${id}/${NUMBER_COLUMN}`
        if (isHeld(key)) continue
        const [stored] = await readBlobs(tx, [id], [NUMBER_COLUMN])
        // Another question may have done it meanwhile.
        if (isHeld(key)) continue
        const numbers = stored && openNumbers(stored.data, size)
        hold(key, numbers, numbers?.byteLength ?? 0)
      }
    },
    /** Of numbers that were loaded: where they stand, and which stand where. */
    numbers: ({ id }: Segment): SegmentNumbers => (kept(id, NUMBER_COLUMN) as SegmentNumbers | undefined) ?? NO_NUMBERS,
    loadDead: async ({ id, revision }: Segment): Promise<DocumentSet | undefined> => {
      if (revision === 0) return undefined
      const key = `${id}/dead ${revision}`
      const known = cache.get(key)
      if (known) return known.value as DocumentSet
      const stored = await readDead(tx, id)
      const dead = stored && (unpackPlaces(stored) as DocumentSet)
      cache.set(key, dead, OVERHEAD + (stored?.length ?? 0))
      return dead
    },
    /** What is made at most once for a question. */
    once: <T>({ id }: Segment, name: string, make: () => T): T => {
      const key = `${id}/once ${name}`
      if (!held.has(key)) held.set(key, make())
      return held.get(key) as T
    },
    /** What was made from one segment, whose documents never change. */
    recall: ({ id }: Segment, name: string): unknown => cache.get(`${id}/made ${name}`)?.value,
    retain: ({ id }: Segment, name: string, made: unknown, bytes: number): void =>
      cache.set(`${id}/made ${name}`, made, OVERHEAD + name.length * 2 + bytes),
    /** What was made from all segments as they are now, and takes so many bytes. */
    keep: async <T>(name: string, sizeOf: (made: T) => number, make: () => Promise<T>): Promise<T> => {
      const key = `${state}/${hash('sha1', name)}`
      const known = cache.get(key)
      if (known) return known.value as T
      const made = await make()
      cache.set(key, made, OVERHEAD + sizeOf(made))
      return made
    },
    loadVocabulary: async (language: Language): Promise<Vocabulary> => {
      const key = `${ids.join()}/${vocabularyOf(language)}`
      const known = cache.get(key)
      if (known) return known.value as Vocabulary
      const blobs = (await readBlobs(tx, ids, [vocabularyOf(language)])).map(({ data }) => data)
      const vocabulary = readVocabulary(blobs)
      cache.set(
        key,
        vocabulary,
        blobs.reduce((sum, blob) => sum + blob.length * 4, OVERHEAD),
      )
      return vocabulary
    },
  }
}
export type Segments = ReturnType<typeof openSegments>
