import {
  addRejects,
  holdImports,
  openImport,
  readPlaces,
  saveProgress,
  spareDisk,
  type ImportPlaces,
  type ImportRun,
} from '#features/catalogue/import/import.store.ts'
import { addLine, createBatch, emptyBatch, isFull, saveBatch, type Batch } from '#features/catalogue/import/product-batch.ts'
import type { Checked, ProductRecord } from '#features/catalogue/product/product.rules.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#server/database/database.ts'

/** Up to so many changes are brought into the search index one by one; for more it is made anew. */
const MOST_NOTED = 5000

/** Whether search can follow from what was noted. */
export const isNoted = ({ accepted }: Pick<ImportRun, 'accepted'>): boolean => accepted <= MOST_NOTED

export type ImportOptions = {
  readonly db: Db
  readonly tenant: TenantKey
  /** The same name goes on where it stopped, and does nothing when it was finished. */
  readonly source: string
  /** The lines in their order, each read as its format says; one at a time, so that any size fits. */
  readonly lines: AsyncIterable<Checked> | Iterable<Checked>
  readonly onProgress?: (run: ImportRun) => void
}

const writeBatch = async (tx: Tx, run: ImportRun, places: ImportPlaces, batch: Batch): Promise<ImportRun> => {
  const { rejects, count } = batch
  const written = await saveBatch(tx, places, batch, { isNoted: isNoted(run), isFresh: run.unchanged === 0 })
  await addRejects(tx, run.id, rejects)
  const next: ImportRun = {
    ...run,
    lines: run.lines + count,
    accepted: run.accepted + written,
    unchanged: run.unchanged + (count - rejects.length - written),
    rejected: run.rejected + rejects.length,
    settledAt: written > 0 ? null : run.settledAt,
  }
  await saveProgress(tx, next)
  return next
}

const runImport = async ({ db, tenant, source, lines, onProgress }: ImportOptions): Promise<ImportRun> => {
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

/**
 * Each batch and the note of how far it came are one transaction: killed at any moment, nothing is lost or done twice.
 * The next batch is read and checked while the database writes the one before. A tenant has one import at a time.
 */
export const importProducts = (options: ImportOptions): Promise<ImportRun> =>
  holdImports(options.db, options.tenant, () => runImport(options))

/** Products as part of a larger change, all or none: for seeds and tests. */
export const saveProducts = async (tx: Tx, records: Iterable<ProductRecord>): Promise<void> => {
  const places = await readPlaces(tx)
  const batch = createBatch()
  const flush = async (): Promise<void> => {
    await saveBatch(tx, places, batch, { isNoted: false, isFresh: false })
    emptyBatch(batch)
  }
  for (const record of records) {
    if (!places.categories.has(record.category)) throw new Error(`${record.sku}: there is no category ${record.category}`)
    addLine(batch, places, batch.count, { record })
    if (isFull(batch)) await flush()
  }
  await flush()
}
