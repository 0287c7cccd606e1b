import path from 'node:path'
import type { Bringing } from '#demo/bring-lines.ts'
import { startDrawing, type DrawnLots } from '#demo/drawn-lots.ts'
import { findMade } from '#demo/incoming-file.ts'
import type { DemoFile } from '#demo/media/draw-media.ts'
import { describeMedia } from '#demo/media/describe-media.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import type { DemoTenant } from '#demo/tenants.ts'

export const startMedia = (tenants: readonly DemoTenant[]): DrawnLots<readonly DemoFile[]> =>
  startDrawing(new URL('draw-media.worker.ts', import.meta.url), tenants)

export const bringMedia = async ({ bring, tx }: Bringing, tenant: TenantKey, media: readonly DemoFile[]): Promise<void> => {
  await tx.deleteFrom('asset').execute()
  const alts = describeMedia(tenant)
  const contents = new Map(media.map((file) => [path.basename(file.path), file.content]))
  await bring(
    'media',
    media.map((file) => ({ path: file.path, file: path.basename(file.path), alts: alts.get(file.path) })),
    findMade((name) => contents.get(name)),
  )
}
