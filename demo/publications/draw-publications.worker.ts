import { parentPort, workerData } from 'node:worker_threads'
import { drawPublication } from '#demo/publications/draw-publication.ts'
import { listPublications } from '#demo/publications/list-publications.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

/** Draws one tenant's documents after the other and hands each lot over. */
for (const { key, name } of workerData as readonly { key: TenantKey; name: string }[]) {
  const drawn = []
  for (const demo of listPublications(key))
    for (const revision of demo.revisions) drawn.push(await drawPublication(demo, revision, name))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
  parentPort?.postMessage(drawn)
}
