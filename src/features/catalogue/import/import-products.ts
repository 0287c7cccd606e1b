import type { Checked } from '#features/catalogue/product/product.rules.ts'
import {
  addRejects,
  openImport,
  readCategoryIds,
  saveProgress,
  upsertProducts,
  type ImportRun,
  type PlacedRecord,
  type Reject,
} from '#features/catalogue/import/import.store.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#server/database/database.ts'

/** Small enough that a lost batch costs a moment, large enough that a statement pays. */
const BATCH = 2000

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

/** Each batch and the note of how far it came are one transaction: killed at any moment, nothing is lost or done twice. */
export const importProducts = async ({ db, tenant, source, lines, onProgress }: ImportOptions): Promise<ImportRun> => {
  const inTenant = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withTenant(db, tenant, work)
  const { categories, begun } = await inTenant(async (tx) => ({
    categories: await readCategoryIds(tx),
    begun: await openImport(tx, source),
  }))
  if (begun.state === 'done') return begun
  let run = begun
  let batch = emptyBatch()
  let line = 0
  const flush = async (state: ImportRun['state']): Promise<void> => {
    run = await inTenant((tx) => writeBatch(tx, { ...run, state }, batch))
    batch = emptyBatch()
    onProgress?.(run)
  }
  for await (const checked of lines) {
    line += 1
    if (line <= begun.lines) continue
    addLine(batch, line, checked, categories)
    if (batch.count >= BATCH) await flush('running')
  }
  await flush('done')
  return run
}
