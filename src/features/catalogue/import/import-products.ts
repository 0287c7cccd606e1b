import type { Checked, ProductRecord } from '#features/catalogue/product/product.rules.ts'
import {
  addRejects,
  openImport,
  readCategoryIds,
  saveProgress,
  spareDisk,
  upsertProducts,
  type ImportRun,
  type Reject,
} from '#features/catalogue/import/import.store.ts'
import { createRecordEncoder, type EncodedRecords, type RecordEncoder } from '#features/catalogue/import/record-batch.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#server/database/database.ts'

/** Small enough that a lost batch costs a moment, large enough that a statement pays. */
const BATCH = 500

export type ImportOptions = {
  readonly db: Db
  readonly tenant: TenantKey
  /** The same name goes on where it stopped, and does nothing when it was finished. */
  readonly source: string
  /** The lines in their order, each read as its format says; one at a time, so that any size fits. */
  readonly lines: AsyncIterable<Checked> | Iterable<Checked>
  readonly onProgress?: (run: ImportRun) => void
}

type Batch = { readonly rows: Map<string, number>; readonly rejects: Reject[]; count: number }

const emptyBatch = (): Batch => ({ rows: new Map(), rejects: [], count: 0 })

type Filling = { readonly batch: Batch; readonly encoder: RecordEncoder; readonly categories: ReadonlyMap<string, string> }

const addLine = ({ batch, encoder, categories }: Filling, line: number, checked: Checked): void => {
  batch.count += 1
  if ('reason' in checked) return void batch.rejects.push({ line, sku: checked.sku, reason: checked.reason })
  const { record } = checked
  const categoryId = categories.get(record.category)
  if (!categoryId) return void batch.rejects.push({ line, sku: record.sku, reason: `category: there is no ${record.category}` })
  // A part number that comes twice: the later line counts, as if they had come in two files.
  batch.rows.set(record.sku, encoder.add({ record, categoryId }, batch.rows.get(record.sku)))
}

const writeBatch = async (tx: Tx, run: ImportRun, { rejects, count }: Batch, records: EncodedRecords): Promise<ImportRun> => {
  const written = await upsertProducts(tx, records)
  await addRejects(tx, run.id, rejects)
  const next: ImportRun = {
    ...run,
    lines: run.lines + count,
    accepted: run.accepted + written,
    unchanged: run.unchanged + (count - rejects.length - written),
    rejected: run.rejected + rejects.length,
  }
  await saveProgress(tx, next)
  return next
}

/**
 * Each batch and the note of how far it came are one transaction: killed at any moment, nothing is lost or done twice.
 * The next batch is read and checked while the database writes the one before.
 */
export const importProducts = async ({ db, tenant, source, lines, onProgress }: ImportOptions): Promise<ImportRun> => {
  const inTenant = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(db, tenant, work)
  const { categories, begun } = await inTenant(async (tx) => ({
    categories: await readCategoryIds(tx),
    begun: await openImport(tx, source),
  }))
  if (begun.state === 'done') return begun
  let run = begun
  const encoder = createRecordEncoder(BATCH)
  const write = async (batch: Batch, state: ImportRun['state']): Promise<void> => {
    const records = encoder.finish()
    run = await inTenant(async (tx) => {
      if (state === 'running') await spareDisk(tx)
      return writeBatch(tx, { ...run, state }, batch, records)
    })
    onProgress?.(run)
  }
  let batch = emptyBatch()
  let line = 0
  let writing: Promise<void> = Promise.resolve()
  try {
    for await (const checked of lines) {
      line += 1
      if (line <= begun.lines) continue
      addLine({ batch, encoder, categories }, line, checked)
      if (batch.count < BATCH) continue
      await writing
      writing = write(batch, 'running')
      // Reported where it is awaited; unheard until then.
      writing.catch(() => {})
      batch = emptyBatch()
    }
  } finally {
    // Whatever ends the reading, what was handed over is settled before anyone hears of it.
    await writing
  }
  await write(batch, 'done')
  return run
}

/** Products as part of a larger change, all or none: for seeds and tests. */
export const saveProducts = async (tx: Tx, records: Iterable<ProductRecord>): Promise<void> => {
  const categories = await readCategoryIds(tx)
  const encoder = createRecordEncoder(BATCH)
  for (const record of records) {
    const categoryId = categories.get(record.category)
    if (!categoryId) throw new Error(`${record.sku}: there is no category ${record.category}`)
    if (encoder.add({ record, categoryId }) + 1 >= BATCH) await upsertProducts(tx, encoder.finish())
  }
  await upsertProducts(tx, encoder.finish())
}
