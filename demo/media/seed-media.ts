import { startDrawing, type DrawnLots } from '#demo/drawn-lots.ts'
import type { DemoFile } from '#demo/media/draw-media.ts'
import { describeMedia } from '#demo/media/describe-media.ts'
import { saveAlts, saveAsset } from '#features/site/media/public.seed.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import type { DemoTenant } from '#demo/tenants.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'

export const startMedia = (tenants: readonly DemoTenant[]): DrawnLots<readonly DemoFile[]> =>
  startDrawing(new URL('draw-media.worker.ts', import.meta.url), tenants)

export const seedMedia = async (tx: Tx, files: Files, tenant: TenantKey, media: readonly DemoFile[]): Promise<void> => {
  await tx.deleteFrom('asset').execute()
  await Promise.all(media.map(({ path, content }) => saveAsset(tx, files, { tenant, path, content: Buffer.from(content) })))
  for (const [path, alts] of describeMedia(tenant)) await saveAlts(tx, path, alts)
}
