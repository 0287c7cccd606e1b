import { parentPort, workerData } from 'node:worker_threads'
import { drawPublication } from '#demo/publications/draw-publication.ts'
import { listPublications } from '#demo/publications/list-publications.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

const { tenant, company } = workerData as { readonly tenant: TenantKey; readonly company: string }

const drawn = []
for (const demo of listPublications(tenant))
  for (const revision of demo.revisions) drawn.push(await drawPublication(demo, revision, company))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
parentPort?.postMessage(drawn)
