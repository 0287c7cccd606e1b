import { createBatchWriter } from '#features/storefront/product-import/import/batch-writer.service.ts'
import { holdImports, openImport, readPlaces, type ImportRun } from '#features/storefront/product-import/import/import.store.ts'
import { addLine, isFull } from '#features/storefront/product-import/import/product-batch.service.ts'
import type { Checked } from '#features/storefront/catalogue/public.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db } from '#platform/database/database.ts'

export type ImportOptions = {
  readonly db: Db
  readonly tenant: TenantKey
  /** The same name goes on where it stopped, and does nothing when it was finished. */
  readonly source: string
  /** The lines in their order, each read as its format says; one at a time, so that any size fits. */
  readonly lines: AsyncIterable<Checked> | Iterable<Checked>
  readonly onProgress?: (run: ImportRun) => void
}

const runImport = async ({ db, tenant, source, lines, onProgress }: ImportOptions): Promise<ImportRun> => {
  const { places, begun } = await withTenant(db, tenant, async (tx) => ({
    places: await readPlaces(tx),
    begun: await openImport(tx, source),
  }))
  if (begun.state === 'done') return begun
  const writer = createBatchWriter({ db, tenant, places, begun, onProgress })
  let batch = await writer.open()
  let line = 0
  try {
    for await (const checked of lines) {
      line += 1
      if (line <= begun.lines) continue
      addLine(batch, places, line, checked)
      if (!isFull(batch)) continue
      await writer.write(batch, 'running')
      batch = await writer.open()
    }
  } finally {
    // Whatever ends the reading, what was handed over is settled before anyone hears of it.
    await writer.end()
  }
  await writer.write(batch, 'done')
  return writer.end()
}

/** Lines are read and checked while the database writes those before. A tenant has one import at a time. */
export const importProducts = (options: ImportOptions): Promise<ImportRun> =>
  holdImports(options.db, options.tenant, () => runImport(options))
