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

/** Written into again and again: a buffer for each record would be most of an import's memory. */
let arena = Buffer.allocUnsafe(1 << 22)

const makeRoom = (used: number, letters: number): void => {
  if (used + letters * BYTES_A_LETTER <= arena.length) return
  const larger = Buffer.allocUnsafe(Math.max(arena.length * 2, used + letters * BYTES_A_LETTER))
  arena.copy(larger, 0, 0, used)
  arena = larger
}

/** The records as arrays for `unnest`, and a digest of each: an import that brings the same again writes nothing. */
export const encodeRecords = (records: readonly PlacedRecord[]) => {
  const ranges = COLUMNS.map(() => new Int32Array(records.length * 2))
  const digests: Uint8Array[] = []
  const popularity = Int32Array.from(records, ({ record }) => record.popularity)
  let at = 0
  for (const [index, placed] of records.entries()) {
    const start = at
    for (const [column, cell] of [...writeCells(placed), String(popularity[index])].entries()) {
      makeRoom(at, (cell?.length ?? 0) + 1)
      const end = cell === null ? at : at + arena.write(cell, at)
      // The last cell is for the digest alone: its column has a type of its own.
      ranges[column]?.set(cell === null ? [-1, -1] : [at, end], index * 2)
      arena[end] = END
      at = end + 1
    }
    digests.push(hash('sha1', arena.subarray(start, at), 'buffer'))
  }
  return {
    columns: COLUMNS.map(([, type], index) => encodeSlices(type, arena, ranges[index] ?? new Int32Array())),
    popularity: encodeIntegers(popularity),
    digests: encodeArray('bytea', digests),
  }
}
