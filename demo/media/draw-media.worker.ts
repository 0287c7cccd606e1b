import { parentPort, workerData } from 'node:worker_threads'
import { drawMedia } from '#demo/media/draw-media.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

/** Draws one tenant's files after the other and hands each lot over. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
for (const { key } of workerData as readonly { key: TenantKey }[]) parentPort?.postMessage(await drawMedia(key))
