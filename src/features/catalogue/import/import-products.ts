import type { Checked, ProductRecord } from '#features/catalogue/product/product.rules.ts'
import {
  addRejects,
  findChanged,
  openImport,
  readPlaces,
  saveProgress,
  spareDisk,
  upsertProducts,
  type ImportPlaces,
  type ImportRun,
  type Reject,
} from '#features/catalogue/import/import.store.ts'
import { createRecordEncoder, type RecordEncoder } from '#features/catalogue/import/record-batch.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#server/database/database.ts'

/** Small enough that a lost batch costs a moment, large enough that a statement pays. */
const BATCH = 1000
/** However much the lines say, a batch stays in memory, also in that of PostgreSQL. */
const BATCH_BYTES = 3_500_000

export type ImportOptions = {
  readonly db: Db
  readonly tenant: TenantKey
  /** The same name goes on where it stopped, and does nothing when it was finished. */
  readonly source: string
  /** The lines in their order, each read as its format says; one at a time, so that any size fits. */
  readonly lines: AsyncIterable<Checked> | Iterable<Checked>
  readonly onProgress?: (run: ImportRun) => void
}

type Batch = { readonly encoder: RecordEncoder; readonly rows: Map<string, number>; rejects: Reject[]; count: number }

const createBatch = (): Batch => ({ encoder: createRecordEncoder(BATCH), rows: new Map(), rejects: [], count: 0 })

const isFull = ({ encoder, count }: Batch): boolean => count >= BATCH || encoder.size() >= BATCH_BYTES

const emptyBatch = (batch: Batch): void => {
  batch.encoder.clear()
  batch.rows.clear()
  batch.rejects = []
  batch.count = 0
}

const addLine = (batch: Batch, { categories }: ImportPlaces, line: number, checked: Checked): void => {
  batch.count += 1
  if ('reason' in checked) return void batch.rejects.push({ line, sku: checked.sku, reason: checked.reason })
  const { record } = checked
  const categoryId = categories.get(record.category)
  if (!categoryId) return void batch.rejects.push({ line, sku: record.sku, reason: `category: there is no ${record.category}` })
  // A part number that comes twice: the later line counts, as if they had come in two files.
  batch.rows.set(record.sku, batch.encoder.add({ record, categoryId }, batch.rows.get(record.sku)))
}

/** Only what brings something new is sent: of a file that comes again, hardly anything. */
const saveRecords = async (tx: Tx, { recordType }: ImportPlaces, { encoder, rows }: Batch): Promise<number> =>
  rows.size === 0 ? 0 : upsertProducts(tx, encoder.take(await findChanged(tx, encoder.keys()), recordType))

const writeBatch = async (tx: Tx, run: ImportRun, places: ImportPlaces, batch: Batch): Promise<ImportRun> => {
  const { rejects, count } = batch
  const written = await saveRecords(tx, places, batch)
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
  const { places, begun } = await inTenant(async (tx) => ({ places: await readPlaces(tx), begun: await openImport(tx, source) }))
  if (begun.state === 'done') return begun
  let run = begun
  const write = async (batch: Batch, state: ImportRun['state']): Promise<void> => {
    run = await inTenant(async (tx) => {
      if (state === 'running') await spareDisk(tx)
      return writeBatch(tx, { ...run, state }, places, batch)
    })
    emptyBatch(batch)
    onProgress?.(run)
  }
  let [filling, waiting] = [createBatch(), createBatch()]
  let line = 0
  let writing: Promise<void> = Promise.resolve()
  try {
    for await (const checked of lines) {
      line += 1
      if (line <= begun.lines) continue
      addLine(filling, places, line, checked)
      if (!isFull(filling)) continue
      await writing
      writing = write(filling, 'running')
      // Reported where it is awaited; unheard until then.
      writing.catch(() => {})
      ;[filling, waiting] = [waiting, filling]
    }
  } finally {
    // Whatever ends the reading, what was handed over is settled before anyone hears of it.
    await writing
  }
  await write(filling, 'done')
  return run
}

/** Products as part of a larger change, all or none: for seeds and tests. */
export const saveProducts = async (tx: Tx, records: Iterable<ProductRecord>): Promise<void> => {
  const places = await readPlaces(tx)
  const batch = createBatch()
  const flush = async (): Promise<void> => {
    await saveRecords(tx, places, batch)
    emptyBatch(batch)
  }
  for (const record of records) {
    if (!places.categories.has(record.category)) throw new Error(`${record.sku}: there is no category ${record.category}`)
    addLine(batch, places, batch.count, { record })
    if (isFull(batch)) await flush()
  }
  await flush()
}
