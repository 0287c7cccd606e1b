import { hash } from 'node:crypto'
import type { ProductRecord } from '#features/catalogue/product/product.rules.ts'
import { encodeArray, encodeIntegers, type ArrayElement } from '#server/database/binary-array.ts'

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
const END = '\u0000'

/** The records as arrays for `unnest`, and a digest of each: an import that brings the same again writes nothing. */
export const encodeRecords = (records: readonly PlacedRecord[]) => {
  const columns = COLUMNS.map((): ArrayElement[] => [])
  const digests: ArrayElement[] = []
  const popularity = Int32Array.from(records, ({ record }) => record.popularity)
  for (const [index, placed] of records.entries()) {
    const cells = writeCells(placed)
    const bytes = Buffer.from(`${cells.join(END)}${END}${popularity[index]}`)
    let at = 0
    for (const [column, cell] of cells.entries()) {
      const end = cell === null ? at : bytes.indexOf(0, at)
      columns[column]?.push(cell === null ? null : bytes.subarray(at, end))
      at = end + 1
    }
    digests.push(hash('sha1', bytes, 'buffer'))
  }
  return {
    columns: COLUMNS.map(([, type], index) => encodeArray(type, columns[index] ?? [])),
    popularity: encodeIntegers(popularity),
    digests: encodeArray('bytea', digests),
  }
}
