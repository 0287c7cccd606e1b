import { hash } from 'node:crypto'
import type { ProductRecord } from '#features/catalogue/product/product.rules.ts'
import { encodeArray, encodeIntegers, encodeSlices } from '#server/database/binary-array.ts'

/** A product with the id of its category. */
export type PlacedRecord = { readonly record: ProductRecord; readonly categoryId: string }

/** Everything of a record but its popularity, in the order of the columns. */
const COLUMNS = [
  ['sku', 'text'],
  ['categoryId', 'text'],
  ['brand', 'text'],
  ['lifecycle', 'text'],
  ['replacedBy', 'text'],
  ['variantOf', 'text'],
  ['names', 'jsonb'],
  ['texts', 'jsonb'],
  ['attributes', 'jsonb'],
  ['images', 'jsonb'],
  ['documents', 'jsonb'],
  ['accessories', 'text'],
  ['prices', 'jsonb'],
  ['stock', 'jsonb'],
  ['markets', 'text'],
  ['salesOrgs', 'text'],
] as const

/** As PostgreSQL writes an array of texts. */
const toArrayLiteral = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join()}}`

/** Files write their columns in any order; what they say is the same. */
const sortKeys = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> => {
  const sorted: Record<string, Value> = {}
  for (const key of Object.keys(record).sort()) sorted[key] = record[key] as Value
  return sorted
}

/** A jsonb begins with the number of its version. */
const toJson = (value: unknown): string => `\u0001${JSON.stringify(value)}`

const writeCells = ({ record, categoryId }: PlacedRecord): (string | null)[] => [
  record.sku,
  categoryId,
  record.brand ?? null,
  record.lifecycle,
  record.replacedBy ?? null,
  record.variantOf ?? null,
  toJson(record.names),
  toJson(record.texts),
  toJson(sortKeys(record.attributes)),
  toJson(record.images),
  toJson(record.documents),
  toArrayLiteral(record.accessories),
  toJson(record.prices),
  toJson(sortKeys(record.stock)),
  record.markets ? toArrayLiteral(record.markets) : null,
  record.salesOrgs ? toArrayLiteral(record.salesOrgs) : null,
]

/** Cells end with a mark, so that no two records look alike when their cells are read as one. */
const END = 0
const BYTES_A_LETTER = 3

export type EncodedRecords = {
  readonly count: number
  /** Arrays for `unnest`, in the order of the columns. */
  readonly columns: readonly Buffer[]
  readonly popularity: Buffer
  /** Of what each record says: an import that brings the same again writes nothing. */
  readonly digests: Buffer
}

/**
 * Writes records into one piece of memory as they come, so that nothing of them is kept: holding a batch of objects was a
 * quarter of an import's time. What is finished may be filled again.
 */
export const createRecordEncoder = (capacity: number) => {
  const ranges = COLUMNS.map(() => new Int32Array(capacity * 2))
  const popularity = new Int32Array(capacity)
  const digests: Uint8Array[] = []
  let arena = Buffer.allocUnsafe(1 << 21)
  let [used, count] = [0, 0]

  const makeRoom = (letters: number): void => {
    if (used + letters * BYTES_A_LETTER <= arena.length) return
    const larger = Buffer.allocUnsafe(Math.max(arena.length * 2, used + letters * BYTES_A_LETTER))
    arena.copy(larger, 0, 0, used)
    arena = larger
  }

  return {
    /** Returns the row it is in; a row that is given is written anew. */
    add: (placed: PlacedRecord, row = count): number => {
      const start = used
      popularity[row] = placed.record.popularity
      for (const [column, cell] of [...writeCells(placed), String(placed.record.popularity)].entries()) {
        makeRoom((cell?.length ?? 0) + 1)
        const end = cell === null ? used : used + arena.write(cell, used)
        // The last cell is for the digest alone: its column has a type of its own.
        const range = ranges[column]
        if (range) {
          range[row * 2] = cell === null ? -1 : used
          range[row * 2 + 1] = end
        }
        arena[end] = END
        used = end + 1
      }
      digests[row] = hash('sha1', arena.subarray(start, used), 'buffer')
      count = Math.max(count, row + 1)
      return row
    },
    finish: (): EncodedRecords => {
      const encoded: EncodedRecords = {
        count,
        columns: COLUMNS.map(([, type], index) =>
          encodeSlices(type, arena, (ranges[index] ?? new Int32Array()).subarray(0, count * 2)),
        ),
        popularity: encodeIntegers(popularity.subarray(0, count)),
        digests: encodeArray('bytea', digests.slice(0, count)),
      }
      used = 0
      count = 0
      return encoded
    },
  }
}
export type RecordEncoder = ReturnType<typeof createRecordEncoder>
