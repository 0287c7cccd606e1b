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
import type { PlacedRecord } from '#features/catalogue/import/record-batch.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#server/database/database.ts'

/** Small enough that a lost batch costs a moment, large enough that a statement pays. */
const BATCH = 1000

export type ImportOptions = {
  readonly db: Db
  readonly tenant: TenantKey
  /** The same name goes on where it stopped, and does nothing when it was finished. */
  readonly source: string
  /** The lines in their order, each read as its format says; one at a time, so that any size fits. */
  readonly lines: AsyncIterable<Checked> | Iterable<Checked>
  readonly onProgress?: (run: ImportRun) => void
}

type Batch = { readonly placed: Map<string, PlacedRecord>; readonly rejects: Reject[]; count: number }

const emptyBatch = (): Batch => ({ placed: new Map(), rejects: [], count: 0 })

const addLine = (batch: Batch, line: number, checked: Checked, categories: ReadonlyMap<string, string>): void => {
  batch.count += 1
  if ('reason' in checked) return void batch.rejects.push({ line, sku: checked.sku, reason: checked.reason })
  const { record } = checked
  const categoryId = categories.get(record.category)
  if (!categoryId) return void batch.rejects.push({ line, sku: record.sku, reason: `category: there is no ${record.category}` })
  // A part number that comes twice: the later line counts, as if they had come in two files.
  batch.placed.set(record.sku, { record, categoryId })
}

const writeBatch = async (tx: Tx, run: ImportRun, { placed, rejects, count }: Batch): Promise<ImportRun> => {
  const written = await upsertProducts(tx, [...placed.values()])
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
  const write = async (batch: Batch, state: ImportRun['state']): Promise<void> => {
    run = await inTenant(async (tx) => {
      if (state === 'running') await spareDisk(tx)
      return writeBatch(tx, { ...run, state }, batch)
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
      addLine(batch, line, checked, categories)
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
  let batch: PlacedRecord[] = []
  for (const record of records) {
    const categoryId = categories.get(record.category)
    if (!categoryId) throw new Error(`${record.sku}: there is no category ${record.category}`)
    if (batch.push({ record, categoryId }) < BATCH) continue
    await upsertProducts(tx, batch)
    batch = []
  }
  await upsertProducts(tx, batch)
}
