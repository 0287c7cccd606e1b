import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { DemoFile } from '#demo/media/draw-media.ts'
import { describeMedia } from '#demo/media/describe-media.ts'
import { saveAlts, saveAsset } from '#features/media/public.seed.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'

export type MediaDrawing = {
  /** The files of the next tenant, in the order asked for at the start. */
  readonly next: () => Promise<readonly DemoFile[]>
  readonly stop: () => Promise<unknown>
}

/** Drawing takes seconds of one core: it happens beside the pages, not after them. */
export const startDrawing = (tenants: readonly TenantKey[]): MediaDrawing => {
  const worker = new Worker(new URL('draw-media.worker.ts', import.meta.url), { workerData: tenants })
  const lots = on(worker, 'message', { close: ['exit'] })
  return {
    next: async () => {
      const { value, done } = await lots.next()
      if (done) throw new Error('the drawing ended early')
      return (value as [readonly DemoFile[]])[0]
    },
    stop: () => worker.terminate(),
  }
}

export const seedMedia = async (tx: Tx, files: Files, tenant: TenantKey, media: readonly DemoFile[]): Promise<void> => {
  await tx.deleteFrom('asset').execute()
  await Promise.all(media.map(({ path, content }) => saveAsset(tx, files, { tenant, path, content: Buffer.from(content) })))
  for (const [path, alts] of describeMedia(tenant)) await saveAlts(tx, path, alts)
}
