import {
  addRejects,
  saveProgress,
  spareDisk,
  type ImportPlaces,
  type ImportRun,
} from '#features/storefront/product-import/import/import.store.ts'
import {
  createBatch,
  emptyBatch,
  saveBatch,
  type Batch,
} from '#features/storefront/product-import/import/product-batch.service.ts'
import { isNoted } from '#features/storefront/product-import/import/settling.rules.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#platform/database/database.ts'

/** Batches that are written at once: while one waits for its words to arrive, PostgreSQL works on the other. */
const WRITERS = 2

export type WriterOptions = {
  readonly db: Db
  readonly tenant: TenantKey
  readonly places: ImportPlaces
  readonly begun: ImportRun
  readonly onProgress?: ((run: ImportRun) => void) | undefined
}

const advance = (run: ImportRun, { count, rejects }: Batch, written: number): ImportRun => ({
  ...run,
  lines: run.lines + count,
  accepted: run.accepted + written,
  unchanged: run.unchanged + (count - rejects.length - written),
  rejected: run.rejected + rejects.length,
  settledAt: written > 0 ? null : run.settledAt,
})

/**
 * Writes batches side by side and commits them in their order, each with the note of how far it came: killed at any
 * moment, nothing is lost or done twice.
 */
export const createBatchWriter = ({ db, tenant, places, begun, onProgress }: WriterOptions) => {
  let run = begun
  let last: Promise<ImportRun> = Promise.resolve(begun)
  const flying = new Map<Batch, Promise<unknown>>()
  const free = Array.from({ length: WRITERS + 1 }, createBatch)

  /** One commits after the other, so two that write the same product would wait for each other. */
  const overlaps = (batch: Batch): boolean =>
    [...flying.keys()].some(({ rows }) => batch.rows.keys().some((sku) => rows.has(sku)))

  const commit = async (batch: Batch, state: ImportRun['state'], before: Promise<ImportRun>): Promise<ImportRun> => {
    const saving = { isNoted: isNoted(run), isFresh: run.unchanged === 0 }
    const next = await withTenant(db, tenant, async (tx: Tx) => {
      if (state === 'running') await spareDisk(tx)
      const written = await saveBatch(tx, places, batch, saving)
      await addRejects(tx, begun.id, batch.rejects)
      const reached = { ...advance(await before, batch, written), state }
      await saveProgress(tx, reached)
      return reached
    })
    run = next
    emptyBatch(batch)
    flying.delete(batch)
    free.push(batch)
    onProgress?.(next)
    return next
  }

  return {
    /** An empty batch, as soon as there is one. */
    open: async (): Promise<Batch> => {
      if (flying.size >= WRITERS) await flying.values().next().value
      const batch = free.pop()
      if (!batch) throw new Error('every batch is being filled')
      return batch
    },
    /** Resolves when the batch is on its way. */
    write: async (batch: Batch, state: ImportRun['state']): Promise<void> => {
      // Changes noted for search may be the same for several batches.
      if (isNoted(run) || overlaps(batch)) await last
      last = commit(batch, state, last)
      flying.set(batch, last)
      // Reported where it is awaited; unheard until then.
      last.catch(() => {})
    },
    /** Resolves when everything that was handed over is written, or rejects when nothing of it is under way any more. */
    end: async (): Promise<ImportRun> => {
      await Promise.allSettled(flying.values())
      return last
    },
  }
}
