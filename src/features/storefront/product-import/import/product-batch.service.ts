import {
  findChanged,
  upsertProducts,
  type ImportPlaces,
  type Reject,
} from '#features/storefront/product-import/import/import.store.ts'
import { noteChanges } from '#features/storefront/product-import/import/note-changes.service.ts'
import { createRecordEncoder, type RecordEncoder } from '#features/storefront/product-import/import/record-batch.service.ts'
import type { Checked } from '#features/storefront/catalogue/public.ts'
import type { Tx } from '#platform/database/database.ts'

/** Small enough that a lost batch costs a moment, large enough that a statement pays. */
const BATCH = 1000
/** However much the lines say, a batch stays in memory, also in that of PostgreSQL. */
const BATCH_BYTES = 3_500_000

export type Batch = { readonly encoder: RecordEncoder; readonly rows: Map<string, number>; rejects: Reject[]; count: number }

export const createBatch = (): Batch => ({ encoder: createRecordEncoder(BATCH), rows: new Map(), rejects: [], count: 0 })

export const isFull = ({ encoder, count }: Batch): boolean => count >= BATCH || encoder.size() >= BATCH_BYTES

export const emptyBatch = (batch: Batch): void => {
  batch.encoder.clear()
  batch.rows.clear()
  batch.rejects = []
  batch.count = 0
}

export const addLine = (batch: Batch, { categories }: ImportPlaces, line: number, checked: Checked): void => {
  batch.count += 1
  if ('reason' in checked) return void batch.rejects.push({ line, sku: checked.sku, reason: checked.reason })
  const { record } = checked
  const categoryId = categories.get(record.category)
  if (!categoryId) return void batch.rejects.push({ line, sku: record.sku, reason: `category: there is no ${record.category}` })
  // A part number that comes twice: the later line counts, as if they had come in two files.
  batch.rows.set(record.sku, batch.encoder.add({ record, categoryId }, batch.rows.get(record.sku)))
}

export type Saving = {
  /** Search is notified of each product that changes. */
  readonly isNoted: boolean
  /** Nothing of this file was known so far: asking first would only cost. */
  readonly isFresh: boolean
}

/** Sends what brings something new: of a file that comes again, hardly anything. Returns how many products were written. */
export const saveBatch = async (
  tx: Tx,
  { recordType }: ImportPlaces,
  { encoder, rows }: Batch,
  { isNoted, isFresh }: Saving,
): Promise<number> => {
  if (rows.size === 0) return 0
  const changed = isFresh && !isNoted ? undefined : await findChanged(tx, encoder.keys())
  const write = (): Promise<number> => upsertProducts(tx, encoder.take(recordType, changed))
  if (!isNoted) return write()
  const isChanged = new Set(changed)
  return noteChanges(
    tx,
    [...rows].filter(([, row]) => isChanged.has(row)).map(([sku]) => sku),
    write,
  )
}
