import { hash } from 'node:crypto'
import { createRecordWriter, type RecordWriter } from '#features/storefront/product-import/import/record-writer.service.ts'
import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import { encodeSlices } from '#platform/database/binary-array.ts'
import { lookUp } from '#kernel/look-up.ts'

/** A product with the id of its category, as bytes. */
export type PlacedRecord = { readonly record: ProductRecord; readonly categoryId: Uint8Array }

/** Files write their columns in any order; what they say is the same. */
const toSortedJson = (record: Readonly<Record<string, string | number>>): string => {
  const keys = Object.keys(record)
  if (keys.length < 2) return JSON.stringify(record)
  return JSON.stringify(Object.fromEntries(keys.sort().map((key) => [key, lookUp(record, key) ?? 0])))
}

const writeOptional = (writer: RecordWriter, text: string | undefined): void =>
  text === undefined ? writer.writeNull('text') : writer.writeText(text)

const writeList = (writer: RecordWriter, texts: readonly string[] | undefined): void =>
  texts === undefined ? writer.writeNull('textArray') : writer.writeTexts(texts)

/** The fields of the type `product_record` in their order, but for the digest of all of them, which comes last. */
const writeFields = (writer: RecordWriter, { record, categoryId }: PlacedRecord): void => {
  writer.writeText(record.sku)
  writer.writeBytes('uuid', categoryId)
  writeOptional(writer, record.brand)
  writer.writeText(record.lifecycle)
  writeOptional(writer, record.replacedBy)
  writeOptional(writer, record.variantOf)
  writer.writeJson(JSON.stringify(record.names))
  writer.writeJson(JSON.stringify(record.texts))
  writer.writeJson(toSortedJson(record.attributes))
  writer.writeJson(JSON.stringify(record.images))
  writer.writeJson(JSON.stringify(record.documents))
  writer.writeTexts(record.accessories)
  writer.writeJson(JSON.stringify(record.prices))
  writer.writeJson(toSortedJson(record.stock))
  writeList(writer, record.markets)
  writeList(writer, record.salesOrgs)
  writer.writeInteger(record.popularity)
}
const FIELDS = 18
const ARRAY_HEAD = 20
const DIGEST_BYTES = 20
/** The number of fields, then type and length of the first one. */
const BEFORE_SKU = 12

/** Queries about records before they are sent. */
export type RecordKeys = { readonly skus: Buffer; readonly digests: Buffer }

/** An array of `product_record`. */
export type EncodedRecords = { readonly count: number; readonly array: Buffer }

/** Writes records down as they come, in the form in which they are sent, so that nothing of them is stored. */
export const createRecordEncoder = (capacity: number) => {
  const writer = createRecordWriter()
  const [starts, ends, skuEnds] = [new Int32Array(capacity), new Int32Array(capacity), new Int32Array(capacity)]
  let count = 0
  let isWhole = true
  const clear = (): void => {
    writer.moveTo(ARRAY_HEAD)
    count = 0
    isWhole = true
  }
  clear()

  const encodeKeys = (type: 'text' | 'bytea', place: (row: number) => readonly [start: number, end: number]): Buffer => {
    const ranges = new Int32Array(count * 2)
    for (let row = 0; row < count; row += 1) ranges.set(place(row), row * 2)
    return encodeSlices(type, writer.view(0, writer.used), ranges)
  }
  const writeHead = (array: Buffer, length: number, type: number): void => {
    let at = 0
    for (const word of [1, 0, type, length, 1]) at = array.writeInt32BE(word, at)
  }
  const pick = (rows: Int32Array): Buffer => {
    let size = ARRAY_HEAD
    for (const row of rows) size += (ends[row] ?? 0) - (starts[row] ?? 0)
    const array = Buffer.allocUnsafe(size)
    let at = ARRAY_HEAD
    for (const row of rows) at += writer.view(starts[row] ?? 0, ends[row] ?? 0).copy(array, at)
    return array
  }

  return {
    /** Bytes that wait to be sent. */
    size: (): number => writer.used,
    /** Returns the row it is in; a row that is given is written anew. */
    add: (placed: PlacedRecord, row = count): number => {
      const start = writer.used
      writer.makeRoom(8)
      // Its length, which is known at its end.
      writer.putInteger(0)
      writer.putInteger(FIELDS)
      writeFields(writer, placed)
      writer.writeBytes('bytea', hash('sha1', writer.view(start + 4, writer.used), 'buffer'))
      writer.setInteger(writer.used - start - 4, start)
      starts[row] = start
      ends[row] = writer.used
      skuEnds[row] = start + 4 + BEFORE_SKU + placed.record.sku.length
      if (row < count) isWhole = false
      count = Math.max(count, row + 1)
      return row
    },
    keys: (): RecordKeys => ({
      skus: encodeKeys('text', (row) => [(starts[row] ?? 0) + 4 + BEFORE_SKU, skuEnds[row] ?? 0]),
      digests: encodeKeys('bytea', (row) => [(ends[row] ?? 0) - DIGEST_BYTES, ends[row] ?? 0]),
    }),
    /** All rows or some of them, as an array of the type with this number. Good until the next record is added. */
    take: (type: number, rows?: Int32Array): EncodedRecords => {
      const length = rows?.length ?? count
      const array =
        isWhole && length === count
          ? writer.view(0, writer.used)
          : pick(rows ?? Int32Array.from(starts.keys()).subarray(0, count))
      writeHead(array, length, type)
      return { count: length, array }
    },
    clear,
  }
}
export type RecordEncoder = ReturnType<typeof createRecordEncoder>
